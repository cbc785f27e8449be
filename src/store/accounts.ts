import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Queries } from './database.ts'
import { oncePerObject } from '#core/once-per.ts'
import { account, PASSWORD_METHOD, session, user, verification } from './schema/auth.ts'

/** The account of a valid session. */
export interface SignedIn {
  ownerId: string
  sessionId: string
  email: string
  emailVerified: boolean
  operator: boolean
}

/** Finds a session by the hash of the cookie's token, or by its id in an ID token. */
export type SessionKey = { tokenHash: string } | { id: string }

/** The account of a session that is valid at `now`; `null` when it has ended. */
export async function accountOfSession(db: Database, key: SessionKey, now: Date): Promise<SignedIn | null> {
  const { byId, byToken } = sessionQueries(db)
  const [row] =
    'id' in key
      ? await byId.execute({ key: key.id, now })
      : await byToken.execute({ key: key.tokenHash, now })
  return row ?? null
}

/** Prepared once for each database: almost every call of an owner needs them. */
const sessionQueries = oncePerObject((db: Database) => {
  const by = (column: AnyPgColumn) =>
    db
      .select({
        ownerId: user.id,
        sessionId: session.id,
        email: user.email,
        emailVerified: user.emailVerified,
        operator: user.operator,
      })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(and(eq(column, sql.placeholder('key')), gt(session.expiresAt, sql.placeholder('now'))))
  return {
    byId: by(session.id).prepare('session_by_id'),
    byToken: by(session.token).prepare('session_by_token'),
  }
})

export interface Account {
  id: string
  email: string
  name: string
  emailVerified: boolean
  failedSignIns: number
  /** The session that made the account; `null` before its first session. */
  signUpSession: string | null
  /** Browsers that signed in before this are no longer known; `null`: all are. */
  devicesFrom: Date | null
}

const fields = {
  id: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
  failedSignIns: user.failedSignIns,
  signUpSession: user.signUpSession,
  devicesFrom: user.devicesFrom,
}

/** The account of an address; `null` when there is none. */
export async function accountByEmail(db: Database, email: string): Promise<Account | null> {
  const [row] = await db.select(fields).from(user).where(eq(user.email, email.toLowerCase()))
  return row ?? null
}

export async function accountById(db: Database, ownerId: string): Promise<Account | null> {
  const [row] = await db.select(fields).from(user).where(eq(user.id, ownerId))
  return row ?? null
}

/** Whether the account can be signed in to with a password. */
export async function hasPassword(db: Database, ownerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, ownerId), eq(account.providerId, PASSWORD_METHOD)))
  return rows.length > 0
}

export async function countFailedSignIn(db: Database, ownerId: string): Promise<void> {
  await db
    .update(user)
    .set({ failedSignIns: sql`${user.failedSignIns} + 1` })
    .where(eq(user.id, ownerId))
}

export async function forgetFailedSignIns(db: Database, ownerId: string): Promise<void> {
  await db
    .update(user)
    .set({ failedSignIns: 0 })
    .where(and(eq(user.id, ownerId), ne(user.failedSignIns, 0)))
}

/** Voids every unused link and one-time token of the account. */
export async function voidLinks(db: Queries, ownerId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, ownerId))
}

/** After an account's address was changed: voids its links, and the operator's role that was promised to the old address. */
export async function revokeForNewAddress(db: Database, ownerId: string): Promise<void> {
  await db.update(user).set({ operatorClaimedAt: null }).where(eq(user.id, ownerId))
  await voidLinks(db, ownerId)
}

/** Removes expired sessions and links. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(verification).where(lt(verification.expiresAt, now))
}

/**
 * Gives the operator's role to the account of an address. `made`: it has it now. `claimed`: it gets it once its address is confirmed, because
 * until then anybody may have signed up with it. `null`: there is no such account.
 */
export async function claimOperator(
  db: Database,
  email: string,
  at: Date,
): Promise<'made' | 'claimed' | null> {
  const [row] = await db
    .update(user)
    .set({ operator: sql`${user.operator} or ${user.emailVerified}`, operatorClaimedAt: at })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ operator: user.operator })
  if (!row) return null
  return row.operator ? 'made' : 'claimed'
}

/** Whether the command line gave the operator's role to this account. */
export async function isClaimedOperator(db: Database, ownerId: string): Promise<boolean> {
  const [row] = await db.select({ at: user.operatorClaimedAt }).from(user).where(eq(user.id, ownerId))
  return row !== undefined && row.at !== null
}

/** Makes the account of an address the operator; `false` when there is no such account. */
export async function makeOperator(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .update(user)
    .set({ operator: true })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ id: user.id })
  return rows.length > 0
}
