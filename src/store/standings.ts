import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CheckResult } from '#core/result.ts'
import type { Database } from './database.ts'
import { results, standings } from './schema/scans.ts'

export interface FullStanding {
  newest: CheckResult
  lastKnown: CheckResult | null
}

const newest = alias(results, 'newest')
const lastKnown = alias(results, 'last_known')

/** How every check of a website stands, by check id. */
export async function standingsOfWebsite(
  db: Database,
  websiteId: string,
): Promise<ReadonlyMap<string, FullStanding>> {
  const rows = await joined(db).where(eq(standings.websiteId, websiteId))
  return new Map(rows.map((row) => [row.newest.id, row]))
}

/** How one check of a website stands; `null` when it has never run. */
export async function standingOf(
  db: Database,
  websiteId: string,
  check: string,
): Promise<FullStanding | null> {
  const [row] = await joined(db).where(and(eq(standings.websiteId, websiteId), eq(standings.check, check)))
  return row ?? null
}

const joined = (db: Database) =>
  db
    .select({ newest: newest.result, lastKnown: lastKnown.result })
    .from(standings)
    .innerJoin(newest, eq(newest.id, standings.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, standings.lastKnown))
