import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { ConnectionFailure, FailureKind } from '#core/connections/failures.ts'
import type { ORIGINS } from '#core/connections/origins.ts'
import type { Database, Queries } from './database.ts'
import { connectionNumbers, connectionResults, connections } from './schema/connections.ts'

/** The connection as it was when the read began. */
interface ReadThrough {
  id: string
  mode: (typeof ORIGINS)[number]
  account: { id: string } | null
}

interface BroughtByRead {
  read: string
  subject: string
  at: Date
  /** The subject was there before the read. */
  isKnown: boolean
  result: { data: unknown; numbers: Readonly<Record<string, number>> } | { failure: ConnectionFailure }
}

/** The newest answer about one subject of a connection; `null`: it was never asked about. */
export async function keptAnswerOf(
  db: Queries,
  { id, read, subject }: { id: string; read: string; subject: string },
): Promise<Pick<typeof connectionResults.$inferSelect, 'data' | 'asOf' | 'failure' | 'failedAt'> | null> {
  const { data, asOf, failure, failedAt } = connectionResults
  const [row] = await db
    .select({ data, asOf, failure, failedAt })
    .from(connectionResults)
    .where(
      and(
        eq(connectionResults.connectionId, id),
        eq(connectionResults.read, read),
        eq(connectionResults.subject, subject),
      ),
    )
  return row ?? null
}

/**
 * Keeps what a read brought: an answer with its numbers of the day, or why there is none, beside an earlier answer. Nothing is kept when the
 * connection, its mode or its account is another one by now, or the owner removed the subject meanwhile.
 */
export function keepReadOf(db: Database, connection: ReadThrough, brought: BroughtByRead): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, mode, account } = connection
    const [now] = await tx
      .select({ mode: connections.mode, accountId: connections.accountId })
      .from(connections)
      .where(eq(connections.id, id))
      .for('no key update')
    if (now?.mode !== mode || now.accountId !== (account?.id ?? null)) return
    const { result, at } = brought
    const isAnswer = 'data' in result
    const answer = isAnswer
      ? { data: result.data, asOf: at, failure: null, failedAt: null }
      : { failure: result.failure, failedAt: at }
    if (!(await putResult(tx, connection, brought, answer))) return
    if (isAnswer) await putNumbers(tx, connection, at, result.numbers)
    await tx
      .update(connections)
      .set(
        isAnswer
          ? { lastReadAt: at, ...(await unusableAccount(tx, id)) }
          : { failure: result.failure, failedAt: at },
      )
      .where(eq(connections.id, id))
  })
}

type Failed = Pick<typeof connectionResults.$inferSelect, 'failure' | 'failedAt'>

/** That the account cannot be used, as a read found: others may be answered all the same (Google shows the ads of a suspended account). */
async function unusableAccount(tx: Queries, id: string): Promise<Failed> {
  const { connectionId, failure, failedAt } = connectionResults
  const [found] = await tx
    .select({ failure, failedAt })
    .from(connectionResults)
    .where(and(eq(connectionId, id), eq(sql`${failure}->>'kind'`, 'needs_selection' satisfies FailureKind)))
    .orderBy(desc(failedAt))
    .limit(1)
  return found ?? { failure: null, failedAt: null }
}

type Answer = Partial<Pick<typeof connectionResults.$inferInsert, 'data' | 'asOf' | 'failure' | 'failedAt'>>

async function putResult(
  tx: Queries,
  { id, mode }: ReadThrough,
  { read, subject, isKnown }: BroughtByRead,
  answer: Answer,
): Promise<boolean> {
  if (isKnown) {
    const rows = await tx
      .update(connectionResults)
      .set(answer)
      .where(
        and(
          eq(connectionResults.connectionId, id),
          eq(connectionResults.read, read),
          eq(connectionResults.subject, subject),
        ),
      )
      .returning({ id: connectionResults.id })
    return rows.length > 0
  }
  const { connectionId, read: ofRead, subject: ofSubject } = connectionResults
  await tx
    .insert(connectionResults)
    .values({ connectionId: id, origin: mode, read, subject, ...answer })
    .onConflictDoUpdate({ target: [connectionId, ofRead, ofSubject], set: answer })
  return true
}

async function putNumbers(
  tx: Queries,
  { id, mode }: ReadThrough,
  at: Date,
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  const rows = Object.entries(numbers).flatMap(([metric, value]) =>
    Number.isFinite(value) ? [{ connectionId: id, origin: mode, metric, day, value }] : [],
  )
  if (rows.length === 0) return
  const { connectionId, metric, day: ofDay } = connectionNumbers
  await tx
    .insert(connectionNumbers)
    .values(rows)
    .onConflictDoUpdate({ target: [connectionId, metric, ofDay], set: { value: sql`excluded.value` } })
}

/** The numbers of a connection, oldest first. */
export const numbersOfConnection = (
  db: Queries,
  id: string,
): Promise<{ day: string; metric: string; value: number }[]> =>
  db
    .select({ day: connectionNumbers.day, metric: connectionNumbers.metric, value: connectionNumbers.value })
    .from(connectionNumbers)
    .where(eq(connectionNumbers.connectionId, id))
    .orderBy(asc(connectionNumbers.day), asc(connectionNumbers.metric))

/** Deletes numbers of days before one (`YYYY-MM-DD`). */
export async function sweepConnectionNumbers(db: Queries, before: string): Promise<void> {
  await db.delete(connectionNumbers).where(lt(connectionNumbers.day, before))
}
