import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { limits } from './schema/limits.ts'
import { theRow } from './the-row.ts'

/** The decision about one try. `retryAfterSeconds` is 0 when it is allowed. */
export interface Hit {
  allowed: boolean
  retryAfterSeconds: number
}

/** At most `most` times in any `windowSeconds`. */
export interface Limit {
  windowSeconds: number
  most: number
}

/**
 * Counts a try of `key` and returns whether it is within the limit; a refused one is not counted. One statement, so that simultaneous tries
 * cannot both pass. The window slides: the limit holds for every period of that length.
 */
export async function hit(db: Queries, key: string, limit: Limit, now: Date): Promise<Hit> {
  const { windowSeconds, most } = limit
  const at = sql`${now.toISOString()}::timestamptz`
  const window = sql`make_interval(secs => ${windowSeconds})`
  const live = sql`array(select h from unnest(${limits.hits}) h where h > ${at} - ${window} order by h)`
  const row = theRow(
    await db
      .insert(limits)
      .values({ key, hits: sql`array[${at}]`, allowed: true, expiresAt: sql`${at} + ${window}` })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          hits: sql`case when cardinality(${live}) < ${most} then ${live} || ${at} else ${live} end`,
          allowed: sql`cardinality(${live}) < ${most}`,
          expiresAt: sql`greatest(${limits.expiresAt}, ${at} + ${window})`,
        },
      })
      .returning({ hits: limits.hits, allowed: limits.allowed }),
  )
  const oldest = row.hits[0]?.getTime() ?? now.getTime()
  const wait = Math.ceil((oldest - now.getTime()) / 1_000 + windowSeconds)
  return { allowed: row.allowed, retryAfterSeconds: row.allowed ? 0 : Math.max(1, wait) }
}

/** How many tries of `key` are in its window now. */
export async function countHits(
  db: Queries,
  { key, windowSeconds }: Pick<Limit, 'windowSeconds'> & { key: string },
  now: Date,
): Promise<number> {
  const [row] = await db.select({ hits: limits.hits }).from(limits).where(eq(limits.key, key))
  const since = now.getTime() - windowSeconds * 1_000
  return row?.hits.filter((at) => at.getTime() > since).length ?? 0
}

/** Removes the newest try of `key` from the count. */
export async function takeBack(db: Database, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ hits: sql`${limits.hits}[1:cardinality(${limits.hits}) - 1]` })
    .where(eq(limits.key, key))
}

/**
 * Counts several units of `key` at once, until a time; a negative number gives units back. `false`: they would be more than `most`, and none is counted.
 * One statement, so that simultaneous calls cannot both pass.
 */
export async function countUnits(
  db: Queries,
  key: string,
  { units, most, until }: { units: number; most: number; until: Date },
): Promise<boolean> {
  if (units > most) return false
  const at = sql`${until.toISOString()}::timestamptz`
  const sum = sql`greatest(0, cardinality(${limits.hits}) + ${units}::integer)`
  const [row] = await db
    .insert(limits)
    .values({
      key,
      hits: sql`array_fill(${at}, array[${Math.max(0, units)}::integer])`,
      allowed: true,
      expiresAt: until,
    })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        hits: sql`case when ${sum} <= ${most}::integer then array_fill(${at}, array[${sum}]) else ${limits.hits} end`,
        allowed: sql`${sum} <= ${most}::integer`,
      },
    })
    .returning({ allowed: limits.allowed })
  return row?.allowed === true
}

/** Units of `key` that {@link countUnits} has counted. */
export async function countedUnits(db: Queries, key: string): Promise<number> {
  const [row] = await db.select({ hits: limits.hits }).from(limits).where(eq(limits.key, key))
  return row?.hits.length ?? 0
}

/** Clears the count of `key`. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, key))
}

/** Clears every count whose key starts with `beginning`. */
export async function forgetAll(db: Database, beginning: string): Promise<void> {
  await db.delete(limits).where(sql`starts_with(${limits.key}, ${beginning})`)
}

/** Removes counts whose window has ended. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.expiresAt, now))
}
