import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { KnownResult, Standings } from '#core/standing.ts'
import type { FullStanding } from '#report/document.ts'
import type { Queries } from './database.ts'
import { results, standings } from './schema/scans.ts'

const newest = alias(results, 'newest')
const lastKnown = alias(results, 'last_known')

/** How one check of a website stands, with everything it shows; `null` when it has never run. */
export async function standingOf(
  db: Queries,
  websiteId: string,
  check: string,
): Promise<FullStanding | null> {
  const [row] = await db
    .select({ newest: newest.result, lastKnown: lastKnown.result })
    .from(standings)
    .innerJoin(newest, eq(newest.id, standings.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, standings.lastKnown))
    .where(and(eq(standings.websiteId, websiteId), eq(standings.check, check)))
  return row ?? null
}

/** How every check of a website stands, by check id, with everything it shows. */
export async function standingsOfWebsite(
  db: Queries,
  websiteId: string,
): Promise<ReadonlyMap<string, FullStanding>> {
  const rows = await db
    .select({ newest: newest.result, lastKnown: lastKnown.result })
    .from(standings)
    .innerJoin(newest, eq(newest.id, standings.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, standings.lastKnown))
    .where(eq(standings.websiteId, websiteId))
    .orderBy(standings.check)
  return new Map(rows.map((row) => [row.newest.id, row]))
}

/** How every check of a website stands, by check id, without blocks, proof and teaching, which are big: what plan and overview read. */
export async function knownStandings(db: Queries, websiteId: string): Promise<Standings> {
  const rows = await db
    .select({ newest: known(newest.result), lastKnown: known(lastKnown.result) })
    .from(standings)
    .innerJoin(newest, eq(newest.id, standings.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, standings.lastKnown))
    .where(eq(standings.websiteId, websiteId))
  return new Map(
    rows.flatMap((row) => (row.newest ? [[row.newest.id, { ...row, newest: row.newest }] as const] : [])),
  )
}

/** A result without what only its own page shows. */
export const known = (result: AnyPgColumn): SQL<KnownResult | null> =>
  sql<KnownResult | null>`${result} - 'blocks' - 'evidence' - 'whatIsIt' - 'whyImportant' - 'nextSteps'`
