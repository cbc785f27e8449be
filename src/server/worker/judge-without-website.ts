import type { Jobs } from '#api/services.ts'
import { catalogue } from '#checks/catalogue.generated.ts'
import { coveredTriggers } from '#core/covered-triggers.ts'
import type { Database } from '#store/database.ts'
import { queueWhereNotJudged } from '#store/without-website.ts'

const ALL = catalogue.map(({ id }) => id)
const CHECKS = {
  all: ALL,
  needWebsite: catalogue.filter((check) => check.worksWithoutWebsite !== true).map(({ id }) => id),
  triggers: coveredTriggers(catalogue, ALL),
}

/** Queues a scan for each owner without a website whose checks have no result, or one from before checks knew that there is none, so that no check waits for a website. */
export async function judgeWithoutWebsite(db: Database, jobs: Pick<Jobs, 'scan'>, at: Date): Promise<void> {
  for (const scan of await queueWhereNotJudged(db, CHECKS, at)) await jobs.scan(scan)
}
