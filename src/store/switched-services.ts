import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { connections } from './schema/connections.ts'
import { knownResults, results } from './schema/scans.ts'
import { websites } from './schema/websites.ts'
import type { Website } from './websites.ts'

interface Switched {
  checks: readonly string[]
  /** Whether the service of these checks can be asked now. */
  isAvailable: boolean
  /** The statuses with which these checks say that nothing was looked up, or that no account is connected. */
  unasked: readonly string[]
  /** The services whose connections these checks judge. */
  services: readonly string[]
  /** Results from then on were judged with the service as it is now. */
  before: Date
  most: number
}

const { id, ownerId, visitorId, address, host } = websites

/** Websites with the newest result of each check: a website once for each. The callers say which. */
const judgedWebsites = (db: Queries) =>
  db
    .select({ id, ownerId, visitorId, address, host })
    .from(knownResults)
    .innerJoin(results, eq(results.id, knownResults.newest))
    .innerJoin(websites, eq(websites.id, knownResults.websiteId))

/** Owners' websites whose newest results of these checks were judged while the service could not be asked, or the other way round. */
export function websitesJudgedOtherwise(
  db: Queries,
  { checks, isAvailable, unasked, services, before, most }: Switched,
): Promise<Website[]> {
  const reason = sql`${results.result}->>'reasonCode'`
  const connected = db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.ownerId, websites.ownerId),
        inArray(connections.service, [...services]),
        eq(connections.mode, 'live'),
        isNotNull(connections.connectedAt),
      ),
    )
  const isOtherwise = isAvailable
    ? sql`${reason} = 'provider_not_configured'`
    : or(
        and(isNull(reason), inArray(results.status, [...unasked])),
        and(sql`${reason} is distinct from 'provider_not_configured'`, exists(connected)),
      )
  return judgedWebsites(db)
    .where(
      and(
        inArray(knownResults.check, [...checks]),
        isOtherwise,
        lt(results.at, before),
        isNotNull(websites.ownerId),
        isNull(websites.leftAt),
      ),
    )
    .limit(most)
}

/** Owners' websites whose newest results of these checks are older than the end of the owner's permission at a service. */
export const websitesBeforeReconnect = (
  db: Queries,
  { service, checks, most }: { service: string; checks: readonly string[]; most: number },
): Promise<Website[]> =>
  judgedWebsites(db)
    .innerJoin(
      connections,
      and(
        eq(connections.ownerId, websites.ownerId),
        eq(connections.service, service),
        eq(connections.mode, 'live'),
        eq(connections.state, 'needs_reconnect'),
      ),
    )
    .where(
      and(
        inArray(knownResults.check, [...checks]),
        gt(connections.failedAt, results.at),
        isNull(websites.leftAt),
      ),
    )
    .limit(most)
