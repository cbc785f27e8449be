import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { voidLinks } from './accounts.ts'
import type { Database, Queries } from './database.ts'
import { account, PASSWORD_METHOD, passkey, session, user, verification } from './schema/auth.ts'

/** Saves the session that made an account, which is its first. */
export async function rememberSignUp(db: Database, ownerId: string, sessionId: string): Promise<void> {
  await db
    .update(user)
    .set({ signUpSession: sessionId })
    .where(and(eq(user.id, ownerId), isNull(user.signUpSession)))
}

/** Ends an account's sessions except one. */
export async function endSessions(db: Queries, ownerId: string, but: string | null = null): Promise<void> {
  const others = but === null ? undefined : ne(session.id, but)
  await db.delete(session).where(and(eq(session.userId, ownerId), others))
}

/**
 * Removes all access to an account: sessions, passkeys, providers, password, unused links and known browsers. The next sign-in needs a new
 * password.
 */
export function removeEverySignInMethod(db: Database, ownerId: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await forgetIn(tx, ownerId, at)
    await endSessions(tx, ownerId)
    await tx.delete(passkey).where(eq(passkey.userId, ownerId))
    await tx.delete(account).where(eq(account.userId, ownerId))
  })
}

/** Forgets an account's known browsers and unused links: after a new password, which better-auth saves, and after signing out everywhere. */
export function forgetBrowsersAndLinks(db: Database, ownerId: string, at: Date): Promise<void> {
  return db.transaction((tx) => forgetIn(tx, ownerId, at))
}

/**
 * Confirms the address of an account whose password was chosen by a mailed link, and removes passkeys and providers, which somebody else may have
 * added before; known browsers and unused links are forgotten, too.
 */
export function confirmByReset(db: Database, ownerId: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await forgetIn(tx, ownerId, at)
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, ownerId))
    await tx.delete(passkey).where(eq(passkey.userId, ownerId))
    await tx.delete(account).where(and(eq(account.userId, ownerId), ne(account.providerId, PASSWORD_METHOD)))
  })
}

/** Confirms an account's address while it is this one and unconfirmed. Whether it did. */
export async function confirmAddress(db: Database, ownerId: string, email: string): Promise<boolean> {
  const isUnconfirmed = and(eq(user.id, ownerId), eq(user.email, email), eq(user.emailVerified, false))
  const rows = await db
    .update(user)
    .set({ emailVerified: true })
    .where(isUnconfirmed)
    .returning({ id: user.id })
  return rows.length > 0
}

async function forgetIn(tx: Queries, ownerId: string, at: Date): Promise<void> {
  await tx.update(user).set({ devicesFrom: at, failedSignIns: 0 }).where(eq(user.id, ownerId))
  await voidLinks(tx, ownerId)
}

const TOKEN_BYTES = 24

/**
 * A token with which its bearer may set a new password of an account once, until `expiresAt`. Only its hash is stored, in the form of
 * better-auth's own reset tokens.
 */
export async function makeResetToken(db: Queries, ownerId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  await db.insert(verification).values({ identifier, value: ownerId, expiresAt })
  return token
}
