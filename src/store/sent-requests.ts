import { and, eq, gte, sql } from 'drizzle-orm'
import { lastMidnight } from '#core/dates.ts'
import type { Database } from './database.ts'
import { countedUnits, countUnits } from './limits.ts'
import { tallies } from './schema/tallies.ts'
import { addTallies } from './tallies.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** No minute has more: what is counted is never refused here. */
const ANY_NUMBER = 100_000

interface Endpoint {
  service: string
  endpoint: string
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
const keyOf = ({ service, endpoint }: Endpoint, at: Date): string =>
  `sent:${service}:${endpoint}:${minuteOf(at)}`

/** Counts a request to an outside service, in its minute and on its day. */
export async function countSent(db: Database, to: Endpoint, at: Date): Promise<void> {
  const until = new Date(minuteOf(at) + MINUTE_MS)
  await countUnits(db, keyOf(to, at), { units: 1, most: ANY_NUMBER, until })
  await addTallies(db, 'request', { [to.service]: 1 }, at)
}

/** Requests to an endpoint in this minute. */
export const sentThisMinute = (db: Database, to: Endpoint, at: Date): Promise<number> =>
  countedUnits(db, keyOf(to, at))

/** Requests to a service since midnight UTC. */
export async function sentToday(db: Database, service: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${tallies.count}), 0)::int` })
    .from(tallies)
    .where(and(eq(tallies.what, 'request'), eq(tallies.label, service), gte(tallies.hour, lastMidnight(at))))
  return row?.count ?? 0
}
