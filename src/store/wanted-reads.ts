import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { ORIGINS } from '#core/connections/origins.ts'
import type { Queries } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'

interface Wanted {
  connection: { id: string; mode: (typeof ORIGINS)[number] }
  read: string
  subject: string
  at: Date
}

/** Notes that an owner wants something read through a connection, now or again. An earlier answer stays. */
export async function noteWantedRead(db: Queries, { connection, read, subject, at }: Wanted): Promise<void> {
  const { connectionId, read: ofRead, subject: ofSubject } = connectionResults
  await db
    .insert(connectionResults)
    .values({ connectionId: connection.id, origin: connection.mode, read, subject, askedAt: at })
    .onConflictDoUpdate({ target: [connectionId, ofRead, ofSubject], set: { askedAt: at } })
}

/** Something to read for an owner. */
interface DueRead {
  ownerId: string
  service: string
  subject: string
}

interface Due {
  services: readonly string[]
  read: string
  /** Wanted for the last time before this. */
  before: Date
  at: Date
  most: number
}

/** Takes what was wanted longest ago through connections that work, and notes it as wanted now. */
export async function takeDueReads(
  db: Queries,
  { services, read, before, at, most }: Due,
): Promise<DueRead[]> {
  const { id, subject, askedAt } = connectionResults
  const due = await db
    .select({ id, subject, ownerId: connections.ownerId, service: connections.service })
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
    .where(
      and(
        inArray(connections.service, [...services]),
        eq(connections.state, 'connected'),
        isNotNull(connections.connectedAt),
        eq(connectionResults.read, read),
        lt(askedAt, before),
      ),
    )
    .orderBy(asc(askedAt))
    .limit(most)
  if (due.length === 0) return []
  const ids = due.map((one) => one.id)
  await db.update(connectionResults).set({ askedAt: at }).where(inArray(connectionResults.id, ids))
  return due.map(({ ownerId, service, subject: about }) => ({ ownerId, service, subject: about }))
}
