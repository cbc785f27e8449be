import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { Database, Queries } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'
import { theRow } from './the-row.ts'

/** What one owner asks one service about. */
export interface AskedAbout {
  ownerId: string
  service: string
  read: string
  subject: string
}

/** Something that an owner asked about, with the newest answer. */
export type KeptSubject = Omit<typeof connectionResults.$inferSelect, 'connectionId'>

const { connectionId: _connection, ...ofResult } = getTableColumns(connectionResults)

/** Everything that an owner asked a service about, oldest first. */
export const askedOf = (db: Queries, ownerId: string, service: string): Promise<KeptSubject[]> =>
  db
    .select(ofResult)
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
    .where(and(eq(connections.ownerId, ownerId), eq(connections.service, service)))
    .orderBy(asc(connectionResults.askedAt), asc(connectionResults.id))

/** Reads of a service of which an answer is kept for an owner's own account. */
export async function answeredReads(db: Queries, service: string): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([connectionResults.read], { read: connectionResults.read })
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
    .where(
      and(
        eq(connections.service, service),
        eq(connections.mode, 'live'),
        isNotNull(connectionResults.data),
        isNull(connectionResults.failure),
      ),
    )
  return rows.map(({ read }) => read)
}

/** Whether an owner has anything at a service: an account, a sample, or something that was asked about. */
export async function hasConnection(db: Queries, ownerId: string, service: string): Promise<boolean> {
  const rows = await own(db, ownerId, service).limit(1)
  return rows.length > 0
}

/** A read that takes longer is lost: it may be asked for again. */
const MOST_WAITING_MS = 180_000

/** It was asked for, and neither an answer nor a failure came since. */
export const isReadWaiting = (
  { askedAt, asOf, failedAt }: Pick<KeptSubject, 'askedAt' | 'asOf' | 'failedAt'>,
  at: Date,
): boolean =>
  askedAt.getTime() > Math.max(asOf?.getTime() ?? 0, failedAt?.getTime() ?? 0) &&
  at.getTime() - askedAt.getTime() < MOST_WAITING_MS

/** Adds something to ask about; `null` when it is there already, which keeps its answer. */
export async function addSubject(
  db: Queries,
  { ownerId, service, read, subject }: AskedAbout,
): Promise<{ id: string } | null> {
  // The update changes nothing: it makes the statement return the row that is there.
  const connection = theRow(
    await db
      .insert(connections)
      .values({ ownerId, service })
      .onConflictDoUpdate({ target: [connections.ownerId, connections.service], set: { service } })
      .returning({ id: connections.id }),
  )
  const [added] = await db
    .insert(connectionResults)
    .values({ connectionId: connection.id, read, subject })
    .onConflictDoNothing()
    .returning({ id: connectionResults.id })
  return added ?? null
}

/** Removes something asked about, with its answer. `false`: the owner has no such thing. */
export function removeSubject(
  db: Database,
  { ownerId, service, id }: { ownerId: string; service: string; id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [connection] = await tx
      .select({ id: connections.id, connectedAt: connections.connectedAt })
      .from(connections)
      .where(and(eq(connections.ownerId, ownerId), eq(connections.service, service)))
      .for('update')
    if (!connection) return false
    const isOfIt = eq(connectionResults.connectionId, connection.id)
    const removed = await tx
      .delete(connectionResults)
      .where(and(eq(connectionResults.id, id), isOfIt))
      .returning({ id: connectionResults.id })
    const left = await tx.select({ id: connectionResults.id }).from(connectionResults).where(isOfIt).limit(1)
    // With its last subject gone the owner has nothing at this service.
    if (left.length === 0 && connection.connectedAt === null)
      await tx.delete(connections).where(eq(connections.id, connection.id))
    return removed.length > 0
  })
}

/** Saves an answer. Nothing is saved when the owner removed what was asked about meanwhile. */
export const keepAnswer = (
  db: Queries,
  subject: AskedAbout,
  { data, asOf }: { data: unknown; asOf: Date },
): Promise<void> => change(db, subject, { data, asOf, failure: null, failedAt: null })

/** Saves why there was no answer, beside an earlier answer. */
export const keepFailure = (
  db: Queries,
  subject: AskedAbout,
  { failure, failedAt }: { failure: ConnectionFailure; failedAt: Date },
): Promise<void> => change(db, subject, { failure, failedAt })

async function change(
  db: Queries,
  { ownerId, service, read, subject }: AskedAbout,
  set: Partial<Pick<KeptSubject, 'data' | 'asOf' | 'failure' | 'failedAt'>>,
): Promise<void> {
  await db
    .update(connectionResults)
    .set(set)
    .where(
      and(
        eq(connectionResults.read, read),
        eq(connectionResults.subject, subject),
        inArray(connectionResults.connectionId, own(db, ownerId, service)),
      ),
    )
}

const own = (db: Queries, ownerId: string, service: string) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.ownerId, ownerId), eq(connections.service, service)))

/** How many owners have asked each service about something; samples are not counted. */
export async function countOwnersByService(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ service: connections.service, owners: sql<number>`count(*)::int` })
    .from(connections)
    .where(eq(connections.mode, 'live'))
    .groupBy(connections.service)
  return new Map(rows.map(({ service, owners }) => [service, owners]))
}
