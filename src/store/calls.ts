import { eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { calls } from './schema/reports.ts'

/** A call that was made before, and what it was answered; `null` while it is still being worked on. */
export interface EarlierCall {
  answer: { status: number; body: unknown } | null
}

/**
 * Claims a call for whoever comes first; `null`: it is yours. One that was claimed before `stale` and never answered was cut
 * off, and is claimed anew.
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

/** Forgets a call that had no effect, so that it may be tried again. */
export async function giveUpCall(db: Database, key: string): Promise<void> {
  await db.delete(calls).where(eq(calls.key, key))
}
