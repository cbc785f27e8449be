import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { KnownResult, KnownResultsByCheck } from '#core/known-results.ts'
import type { FullKnownResults } from '#report/document.ts'
import type { Queries } from './database.ts'
import { results, knownResults } from './schema/scans.ts'

const newest = alias(results, 'newest')
const lastKnown = alias(results, 'last_known')

/** The known results of one check in full; `null` when it has never run. */
export async function knownResultsOfCheck(
  db: Queries,
  websiteId: string,
  check: string,
): Promise<FullKnownResults | null> {
  const [row] = await db
    .select({ newest: newest.result, lastKnown: lastKnown.result })
    .from(knownResults)
    .innerJoin(newest, eq(newest.id, knownResults.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, knownResults.lastKnown))
    .where(and(eq(knownResults.websiteId, websiteId), eq(knownResults.check, check)))
  return row ?? null
}

/** The known results of a website in full, by check id. */
export async function knownResultsOfWebsite(
  db: Queries,
  websiteId: string,
): Promise<ReadonlyMap<string, FullKnownResults>> {
  const rows = await db
    .select({ newest: newest.result, lastKnown: lastKnown.result })
    .from(knownResults)
    .innerJoin(newest, eq(newest.id, knownResults.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, knownResults.lastKnown))
    .where(eq(knownResults.websiteId, websiteId))
    .orderBy(knownResults.check)
  return new Map(rows.map((row) => [row.newest.id, row]))
}

/** The known results of a website by check id, without the large parts (blocks, proof, lessons), for plan and dashboard. */
export async function briefResultsOfWebsite(db: Queries, websiteId: string): Promise<KnownResultsByCheck> {
  const rows = await db
    .select({ newest: known(newest.result), lastKnown: known(lastKnown.result) })
    .from(knownResults)
    .innerJoin(newest, eq(newest.id, knownResults.newest))
    .leftJoin(lastKnown, eq(lastKnown.id, knownResults.lastKnown))
    .where(eq(knownResults.websiteId, websiteId))
  return new Map(
    rows.flatMap((row) => (row.newest ? [[row.newest.id, { ...row, newest: row.newest }] as const] : [])),
  )
}

/** A result without the parts that only its own page shows. */
export const known = (result: AnyPgColumn): SQL<KnownResult | null> =>
  sql<KnownResult | null>`${result} - 'blocks' - 'evidence' - 'whatIsIt' - 'whyImportant' - 'nextSteps'`
