import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { HOUR_MS } from '#core/time-units.ts'
import type { NoteRead } from '#core/connections/note-reads.ts'
import type { Queries } from './database.ts'
import { connectionResults, connections } from './schema/connections.ts'

/** Under this name a connection keeps when a renewal of its grant began whose outcome is not known. */
const RENEWAL = { read: 'renewal' satisfies NoteRead, subject: '' } as const
/** A note that is older belongs to an earlier renewal, and is begun again. */
const OLD_MS = HOUR_MS

const { connectionId, read, subject, askedAt } = connectionResults
const ofConnection = (id: string) =>
  and(eq(connectionId, id), eq(read, RENEWAL.read), eq(subject, RENEWAL.subject))

/** Notes that a renewal begins. The time of an earlier one whose outcome is not known stays. */
export async function noteRenewal(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .insert(connectionResults)
    .values({ connectionId: id, ...RENEWAL, askedAt: at })
    .onConflictDoUpdate({
      target: [connectionId, read, subject],
      set: { askedAt: at },
      setWhere: lt(askedAt, new Date(at.getTime() - OLD_MS)),
    })
}

/** Whether a renewal began whose outcome is not known. */
export async function isRenewalNoted(db: Queries, id: string): Promise<boolean> {
  const rows = await db.select({ askedAt }).from(connectionResults).where(ofConnection(id))
  return rows.length > 0
}

/** Notes that the outcome of a renewal is known. */
export async function forgetRenewal(db: Queries, id: string): Promise<void> {
  await db.delete(connectionResults).where(ofConnection(id))
}

interface Interrupted {
  service: string
  /** Begun between these times. */
  from: Date
  to: Date
  most: number
}

/** Owners of grants whose renewal began and whose outcome is not known, those that wait longest first. */
export const interruptedRenewals = (
  db: Queries,
  { service, from, to, most }: Interrupted,
): Promise<{ ownerId: string }[]> =>
  db
    .select({ ownerId: connections.ownerId })
    .from(connectionResults)
    .innerJoin(connections, eq(connections.id, connectionId))
    .where(
      and(
        eq(connections.service, service),
        eq(read, RENEWAL.read),
        eq(subject, RENEWAL.subject),
        gt(askedAt, from),
        lt(askedAt, to),
      ),
    )
    .orderBy(asc(askedAt))
    .limit(most)
