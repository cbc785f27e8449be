import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time-units.ts'
import type { NoteRead } from '#core/connections/note-reads.ts'
import type { Database } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'
import { tooLateFrom } from './too-late.ts'

/** Under this name a connection keeps when its daily read was last queued. */
const DAILY = { read: 'daily' satisfies NoteRead, subject: '' } as const

/** A read that the service itself did not give is queued again after this many minutes. */
const AGAIN_MINUTES = 30

/** Noon to 18:00 UTC is the night in Sydney and Auckland. */
const NIGHT_FROM_HOUR = 12
/** Minutes over which the connections are spread: in the last hour and a half of the night, what a service refused is asked again two times. */
export const SPREAD_MINUTES = 270

interface DailyReads {
  service: string
  at: Date
  most: number
}

/**
 * Takes the live connections of a service whose minute of the night has come and that were not taken on this day (UTC), those first that wait for
 * the most days, and of these those that are due for longest, and notes them as taken. What a machine that was off at night missed is taken later on the day, and so is what the service did not give.
 * `queue` is called with their owners before that note is kept: a process that ends in between queues them again, and each is read once.
 */
export function takeDailyReads(
  db: Database,
  { service, at, most }: DailyReads,
  queue: (ownerIds: readonly string[]) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const day = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`)
    const minute = (at.getUTCHours() - NIGHT_FROM_HOUR) * 60 + at.getUTCMinutes()
    const own = sql<number>`mod(abs(hashtext(${connections.id}::text)::bigint), ${SPREAD_MINUTES})`
    const { connectionId, read, subject, askedAt, failedAt } = connectionResults
    const night = new Date(day.getTime() + NIGHT_FROM_HOUR * HOUR_MS)
    // One that the service did not give today waits for as many days as one that it was not asked for yet.
    const lastDay = sql`least(
      date_trunc('day', coalesce(${askedAt}, ${connections.connectedAt}) at time zone 'UTC'),
      ${new Date(day.getTime() - DAY_MS).toISOString()}::timestamptz at time zone 'UTC')`
    const dueSince = sql`greatest(
      ${night.toISOString()}::timestamptz + make_interval(mins => ${own}::int),
      ${failedAt} + make_interval(mins => ${AGAIN_MINUTES}))`
    const due = await tx
      .select({ id: connections.id, mode: connections.mode, ownerId: connections.ownerId })
      .from(connections)
      .leftJoin(
        connectionResults,
        and(eq(connectionId, connections.id), eq(read, DAILY.read), eq(subject, DAILY.subject)),
      )
      .where(
        and(
          eq(connections.service, service),
          eq(connections.mode, 'live'),
          eq(connections.state, 'connected'),
          isNotNull(connections.connectedAt),
          lte(own, minute),
          or(
            isNull(askedAt),
            lt(askedAt, day),
            gt(askedAt, tooLateFrom(at)),
            lt(failedAt, new Date(at.getTime() - AGAIN_MINUTES * MINUTE_MS)),
          ),
        ),
      )
      .orderBy(asc(lastDay), asc(dueSince))
      .limit(most)
      .for('no key update', { of: connections, skipLocked: true })
    if (due.length === 0) return
    const rows = due.map(({ id, mode }) => ({ connectionId: id, origin: mode, ...DAILY, askedAt: at }))
    await tx
      .insert(connectionResults)
      .values(rows)
      .onConflictDoUpdate({ target: [connectionId, read, subject], set: { askedAt: at, failedAt: null } })
    // A read that is refused at once waits for these rows, and is noted in them.
    await queue(due.map(({ ownerId }) => ownerId))
  })
}

/** Notes that the service did not give a daily read: it is taken again later on the day. */
export async function noteMissedDailyRead(
  db: Database,
  { ownerId, service }: { ownerId: string; service: string },
  at: Date,
): Promise<void> {
  const own = await db
    .select({ connectionId: connections.id, origin: connections.mode })
    .from(connections)
    .where(and(eq(connections.ownerId, ownerId), eq(connections.service, service)))
  if (own.length === 0) return
  const { connectionId, read, subject } = connectionResults
  await db
    .insert(connectionResults)
    .values(own.map((row) => ({ ...row, ...DAILY, askedAt: at, failedAt: at })))
    .onConflictDoUpdate({ target: [connectionId, read, subject], set: { failedAt: at } })
}
