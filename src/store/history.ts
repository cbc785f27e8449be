import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { FIRST_RESULTS_MS } from '#core/history.ts'
import type { Snapshot } from '#core/snapshot.ts'
import type { KnownResults } from '#core/known-results.ts'
import type { Queries } from './database.ts'
import { results } from './schema/scans.ts'
import { known } from './known-results.ts'

/** A snapshot of the history, made from a result's row. */
const snapshot = {
  status: results.status,
  display: results.display,
  greyKind: results.greyKind,
  tag: sql<string>`${results.result} ->> 'tag'`,
  line: sql<string>`${results.result} ->> 'description'`,
  score: results.score,
  spread: sql<
    number | null
  >`case when jsonb_typeof(${results.result} -> 'facts' -> 'spread') = 'number' then (${results.result} -> 'facts' ->> 'spread')::float8 end`,
  at: sql<string>`${results.result} ->> 'updatedAt'`,
  revision: results.revision,
  conclusive: results.conclusive,
  applies: sql<boolean>`(${results.result} ->> 'applicable')::boolean and ${results.greyKind} is distinct from 'not_relevant'`,
}

/** A page of a check's history, newest first. */
export interface HistoryPage {
  snapshots: Snapshot[]
  /** Start of the next page; `null` after the last one. */
  next: number | null
}

/** Snapshots of one check, newest first, `limit` of them from `cursor` on. */
export async function historyOf(
  db: Queries,
  { websiteId, check }: { websiteId: string; check: string },
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<HistoryPage> {
  const own = and(eq(results.websiteId, websiteId), eq(results.check, check))
  const rows = await db
    .select({ id: results.id, snapshot })
    .from(results)
    .where(cursor === undefined ? own : and(own, lt(results.id, cursor)))
    .orderBy(desc(results.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    snapshots: page.map((row) => row.snapshot),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/**
 * The snapshots that the comparison with a day needs, by check id: the newest conclusive one, the last one of that day or before, the
 * first, and the last of the first results. Only of `check` where that is given.
 */
export async function comparedHistory(
  db: Queries,
  websiteId: string,
  day: Date,
  check?: string,
): Promise<Map<string, Snapshot[]>> {
  const conclusive = and(
    eq(results.websiteId, websiteId),
    eq(results.conclusive, true),
    check === undefined ? undefined : eq(results.check, check),
  )
  const pick = (from: typeof conclusive, order: typeof results.at | ReturnType<typeof desc>) =>
    db
      .selectDistinctOn([results.check], { check: results.check, snapshot })
      .from(results)
      .where(from)
      .orderBy(results.check, order)
  const found = [
    ...(await pick(conclusive, desc(results.at))),
    ...(await pick(and(conclusive, lte(results.at, day)), desc(results.at))),
    ...(await pick(conclusive, results.at)),
    ...(await pick(and(conclusive, isOfFirstResults(websiteId)), desc(results.at))),
  ]
  const history = new Map<string, Snapshot[]>()
  for (const row of found) history.set(row.check, [...(history.get(row.check) ?? []), row.snapshot])
  return history
}

/** Whether a result is of the first results of the website, by the first conclusive result of its check. */
const isOfFirstResults = (websiteId: string) => {
  const first = sql`select min(earlier.at) from ${results} as earlier where earlier.website_id = ${websiteId} and earlier.check = ${results.check} and earlier.conclusive`
  return sql`${results.at} <= (${first}) + make_interval(secs => ${FIRST_RESULTS_MS / 1_000})`
}

/** Checks of a website with results newer than one, each with its known results up to that one (`null`: it had none). */
export async function newResultsSince(
  db: Queries,
  websiteId: string,
  resultId: number,
): Promise<{ newestId: number; before: Map<string, KnownResults | null> }> {
  const fresh = await db
    .select({ check: results.check, newestId: sql<number>`max(${results.id})::float8` })
    .from(results)
    .where(and(eq(results.websiteId, websiteId), gt(results.id, resultId)))
    .groupBy(results.check)
  const checks = fresh.map(({ check }) => check)
  const newestId = Math.max(resultId, ...fresh.map((row) => row.newestId))
  if (checks.length === 0) return { newestId, before: new Map() }
  const earlier = and(
    eq(results.websiteId, websiteId),
    inArray(results.check, checks),
    lte(results.id, resultId),
  )
  const newest = await pickKnown(db, earlier)
  const lastKnown = await pickKnown(db, and(earlier, eq(results.conclusive, true)))
  const before = checks.map((check) => {
    const then = newest.get(check)
    return [check, then ? { newest: then, lastKnown: lastKnown.get(check) ?? null } : null] as const
  })
  return { newestId, before: new Map(before) }
}

async function pickKnown(db: Queries, where: ReturnType<typeof and>) {
  const rows = await db
    .selectDistinctOn([results.check], { check: results.check, result: known(results.result) })
    .from(results)
    .where(where)
    .orderBy(results.check, desc(results.id))
  return new Map(rows.flatMap(({ check, result }) => (result ? [[check, result] as const] : [])))
}
