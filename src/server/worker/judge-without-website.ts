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

/** Scans for owners without a website whose results an earlier version made, so that no check waits for a website that is not there. */
export async function judgeWithoutWebsite(db: Database, jobs: Pick<Jobs, 'scan'>, at: Date): Promise<void> {
  for (const scan of await queueWhereNotJudged(db, CHECKS, at)) await jobs.scan(scan)
}
