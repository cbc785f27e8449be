import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { voidLinks } from './accounts.ts'
import type { Database, Queries } from './database.ts'
import { account, passkey, session, user, verification } from './schema/auth.ts'

const PASSWORD = 'credential'

/** Remembers the session that made an account: the first it has. */
export async function rememberSignUp(db: Database, ownerId: string, sessionId: string): Promise<void> {
  await db
    .update(user)
    .set({ signUpSession: sessionId })
    .where(and(eq(user.id, ownerId), isNull(user.signUpSession)))
}

/** Ends an account's sessions, save one. */
export async function endSessions(db: Queries, ownerId: string, but: string | null = null): Promise<void> {
  const others = but === null ? undefined : ne(session.id, but)
  await db.delete(session).where(and(eq(session.userId, ownerId), others))
}

/**
 * Closes an account to everybody who got in so far: sessions, passkeys, providers, password, links that were made and not used, and known
 * browsers. Who gets in next does so with a new password.
 */
export function removeEverySignInMethod(db: Database, ownerId: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(user).set({ devicesFrom: at, failedSignIns: 0 }).where(eq(user.id, ownerId))
    await endSessions(tx, ownerId)
    await tx.delete(passkey).where(eq(passkey.userId, ownerId))
    await tx.delete(account).where(eq(account.userId, ownerId))
    await voidLinks(tx, ownerId)
  })
}

/**
 * What a password that was chosen anew means for an account: browsers known so far and links not used are forgotten. Where the address was not
 * confirmed, choosing it by a link confirms it, and passkeys and providers go that somebody else may have added.
 */
export function openAnew(
  db: Database,
  ownerId: string,
  { at, isConfirming }: { at: Date; isConfirming: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(user).set({ devicesFrom: at, failedSignIns: 0 }).where(eq(user.id, ownerId))
    await voidLinks(tx, ownerId)
    if (!isConfirming) return
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, ownerId))
    await tx.delete(passkey).where(eq(passkey.userId, ownerId))
    await tx.delete(account).where(and(eq(account.userId, ownerId), ne(account.providerId, PASSWORD)))
  })
}

const TOKEN_BYTES = 24

/**
 * A token that lets whoever has it choose a new password of an account once, until `expiresAt`. Only its hash is kept, as better-auth keeps
 * those of the resets that it mails.
 */
export async function makeResetToken(db: Queries, ownerId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  await db.insert(verification).values({ identifier, value: ownerId, expiresAt })
  return token
}
