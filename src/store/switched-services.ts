import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { knownResults, results } from './schema/scans.ts'
import { websites } from './schema/websites.ts'
import type { Website } from './websites.ts'

interface Switched {
  checks: readonly string[]
  /** Whether the service of these checks can be asked now. */
  isAvailable: boolean
  /** The statuses with which these checks say that nothing was looked up, or that no account is connected. */
  unasked: readonly string[]
  most: number
}

/** Owners' websites whose newest results of these checks were judged while the service could not be asked, or the other way round. */
export function websitesJudgedOtherwise(
  db: Queries,
  { checks, isAvailable, unasked, most }: Switched,
): Promise<Website[]> {
  const reason = sql`${results.result}->>'reasonCode'`
  const isOtherwise = isAvailable
    ? sql`${reason} = 'provider_not_configured'`
    : and(isNull(reason), inArray(results.status, [...unasked]))
  const { id, ownerId, visitorId, address, host } = websites
  return db
    .select({ id, ownerId, visitorId, address, host })
    .from(knownResults)
    .innerJoin(results, eq(results.id, knownResults.newest))
    .innerJoin(websites, eq(websites.id, knownResults.websiteId))
    .where(
      and(
        inArray(knownResults.check, [...checks]),
        isOtherwise,
        isNotNull(websites.ownerId),
        isNull(websites.leftAt),
      ),
    )
    .limit(most)
}
