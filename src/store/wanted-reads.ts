import { and, asc, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { ORIGINS } from '#core/connections/origins.ts'
import type { Database, Queries } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'
import { tooLateFrom } from './too-late.ts'

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

/**
 * Takes what was wanted longest ago through connections that work: `queue` is called for each before it is noted as wanted now. When it throws,
 * the whole of it is due again.
 */
export function takeDueReads(db: Database, due: Due, queue: (read: DueRead) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { id, ...read } of await dueReads(tx, due)) {
      await queue(read)
      await tx.update(connectionResults).set({ askedAt: due.at }).where(eq(connectionResults.id, id))
    }
  })
}

function dueReads(tx: Queries, { services, read, before, at, most }: Due) {
  const { id, subject, askedAt } = connectionResults
  return tx
    .select({ id, subject, ownerId: connections.ownerId, service: connections.service })
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
    .where(
      and(
        inArray(connections.service, [...services]),
        eq(connections.state, 'connected'),
        isNotNull(connections.connectedAt),
        eq(connectionResults.read, read),
        or(lt(askedAt, before), gt(askedAt, tooLateFrom(at))),
      ),
    )
    .orderBy(asc(askedAt))
    .limit(most)
}
