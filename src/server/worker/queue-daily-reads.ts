import { isKeptForOwners } from '#core/connections/quota.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import type { Jobs } from '#api/services.ts'
import type { Connector } from '#connectors/connector.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { takeDailyReads } from '#store/daily-reads.ts'
import type { Database } from '#store/database.ts'
import { type ServiceState, serviceStateOf } from '#store/service-states.ts'
import { OF_THE_SERVICE } from './keep-alive.ts'

/** Accounts of one service queued in a minute, unless it allows fewer: 10,000 fit into half of the night. */
const MOST = 60
/** How long a service that has failed is asked for one account in a minute only. */
const CAREFUL_MS = 15 * MINUTE_MS

export interface DailyReadTools {
  db: Database
  jobs: Pick<Jobs, 'refreshAccounts'>
  connections: Pick<Connections, 'connectors' | 'isConfigured' | 'quota'>
}

/** Queues the daily read of connected accounts (decisions, section 2.5). Each service has its own share of a minute, so that one that fails delays no other. */
export async function queueDailyReads({ db, jobs, connections }: DailyReadTools, at: Date): Promise<void> {
  for (const { id: service, kind, routine, limits, read } of connections.connectors) {
    if (!routine || kind === 'server_key' || !(await connections.isConfigured(service))) continue
    const most = Math.min(mostOf(await serviceStateOf(db, service), at), limits?.accountsAMinute ?? MOST)
    if (most === 0) continue
    const quota = await connections.quota(service)
    if (quota && isKeptForOwners(quota)) continue
    const together = togetherIn(read)
    await takeDailyReads(db, { service, at, most }, async (owners) => {
      for (let from = 0; from < owners.length; from += together)
        await jobs.refreshAccounts({ service, ownerIds: owners.slice(from, from + together) })
    })
  }
}

/** How many accounts the service tells of in one answer. */
const togetherIn = (reads: Connector['read']): number =>
  Math.max(1, ...Object.values(reads).map(({ ahead }) => ahead?.most ?? 1))

/** How many accounts a service is asked for in this minute. */
export function mostOf({ blockedUntil, failure, failedAt }: ServiceState, at: Date): number {
  if (blockedUntil !== null && blockedUntil > at) return 0
  const isFailing =
    failure !== null &&
    failedAt !== null &&
    OF_THE_SERVICE.has(failure.kind) &&
    at.getTime() - failedAt.getTime() < CAREFUL_MS
  return isFailing ? 1 : MOST
}
