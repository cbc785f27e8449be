import { gte, inArray, isNotNull, lt, and, sql } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { ENDED_STATES } from '#core/scan-states.ts'
import { mails } from './schema/mails.ts'
import { scans } from './schema/scans.ts'
import { tallies, type TALLY_KINDS } from './schema/tallies.ts'
import { HOUR_MS } from '#core/time-units.ts'

type TallyKind = (typeof TALLY_KINDS)[number]

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/** Adds to what is counted in this hour. */
export async function addTallies(
  db: Queries,
  what: TallyKind,
  counts: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> {
  const hour = hourOf(at)
  // In one order, so that two processes never wait for each other.
  const rows = Object.entries(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([label, count]) => ({ hour, what, label, count }))
  if (rows.length === 0) return
  await db
    .insert(tallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [tallies.hour, tallies.what, tallies.label],
      set: { count: sql`${tallies.count} + excluded.count` },
    })
}

/** How often each thing happened since then; the hour in which that is counts whole. */
export async function talliesSince(db: Database, since: Date) {
  return await db
    .select({ what: tallies.what, label: tallies.label, count: sql<number>`sum(${tallies.count})::int` })
    .from(tallies)
    .where(gte(tallies.hour, hourOf(since)))
    .groupBy(tallies.what, tallies.label)
    .orderBy(tallies.what, tallies.label)
}

/** Scans that ended since then, by how and why. */
export async function endedScansSince(db: Database, since: Date) {
  return await db
    .select({ state: scans.state, reason: scans.reason, count: sql<number>`count(*)::int` })
    .from(scans)
    .where(and(inArray(scans.state, ENDED_STATES), gte(scans.endedAt, since)))
    .groupBy(scans.state, scans.reason)
    .orderBy(scans.state, scans.reason)
}

/** Mails that ended since then, by how. */
export async function endedMailsSince(db: Database, since: Date) {
  return await db
    .select({ state: mails.state, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(isNotNull(mails.endedAt), gte(mails.endedAt, since)))
    .groupBy(mails.state)
}

/** Removes what was counted before a time. */
export async function sweepTallies(db: Database, before: Date): Promise<void> {
  await db.delete(tallies).where(lt(tallies.hour, before))
}
