import type { Jobs } from '#api/services.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import { takeDueReads } from '#store/wanted-reads.ts'
import { DAY_MS } from '#core/time-units.ts'

const READ = 'summary'
/** Years queued in a minute. */
const MOST = 100

interface YearTools {
  db: Database
  jobs: Pick<Jobs, 'readAccount'>
  connections: Pick<Connections, 'connectors'>
}

/** Queues the business years of connected accounting services that were not read for a day (decisions, section 2.5). */
export async function queueYears({ db, jobs, connections }: YearTools, at: Date): Promise<void> {
  const services = connections.connectors.filter(({ financesOf }) => financesOf).map(({ id }) => id)
  const before = new Date(at.getTime() - DAY_MS)
  const due = { services, read: READ, before, at, most: MOST }
  await takeDueReads(db, due, ({ ownerId, service, subject }) =>
    jobs.readAccount({ ownerId, service, read: READ, input: { yearEnding: subject }, byClock: true }),
  )
}
