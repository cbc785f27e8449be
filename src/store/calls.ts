import { eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { calls } from './schema/calls.ts'

/** An earlier call with the same key and its answer; `null` while it is still running. */
export interface EarlierCall {
  answer: { status: number; body: unknown } | null
}

/**
 * Claims a call's key; `null`: it is the caller's now. A key claimed before `stale` and never answered belongs to an interrupted call, and is
 * claimed again.
 */
export async function claimCall(
  db: Database,
  key: string,
  { at, stale }: { at: Date; stale: Date },
): Promise<EarlierCall | null> {
  const [claimed] = await db
    .insert(calls)
    .values({ key, at })
    .onConflictDoUpdate({
      target: calls.key,
      set: { at },
      setWhere: sql`${calls.status} is null and ${calls.at} < ${stale.toISOString()}::timestamptz`,
    })
    .returning({ key: calls.key })
  if (claimed) return null
  const [row] = await db.select().from(calls).where(eq(calls.key, key))
  if (!row || row.status === null) return { answer: null }
  return { answer: { status: row.status, body: row.body } }
}

export async function answerCall(
  db: Database,
  key: string,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  await db.update(calls).set({ status, body }).where(eq(calls.key, key))
}

/** Removes the key of a call without effect, so that it can be repeated. */
export async function forgetCall(db: Database, key: string): Promise<void> {
  await db.delete(calls).where(eq(calls.key, key))
}
