import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { user, verification } from './schema/auth.ts'

/** Stores a one-time code by its hash. `value`: whose it is. */
export async function saveCode(
  db: Queries,
  { hash, value, expiresAt }: { hash: string; value: string; expiresAt: Date },
): Promise<void> {
  await db.insert(verification).values({ identifier: hash, value, expiresAt })
}

/** Uses up a code: of simultaneous calls one gets `true`. `false`: there is none, it was used, or it has expired. */
export async function useUpCode(db: Queries, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(verification)
    .where(and(eq(verification.identifier, hash), gt(verification.expiresAt, now)))
    .returning({ id: verification.id })
  return rows.length > 0
}

/** Whether some account of this installation has confirmed its address. */
export async function hasConfirmedAccount(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.emailVerified, true)).limit(1)
  return rows.length > 0
}
