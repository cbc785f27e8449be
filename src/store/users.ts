import { and, count, desc, eq, gt, isNull, max } from 'drizzle-orm'
import { voidLinks } from './accounts.ts'
import type { Database, Queries } from './database.ts'
import { account, passkey, session, user } from './schema/auth.ts'
import { owners } from './schema/owners.ts'
import { scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'

/** One account for the operator's support; without results of the website. `null`: there is none. */
export async function userOf(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      operator: user.operator,
      createdAt: user.createdAt,
      failedSignIns: user.failedSignIns,
      onboardedAt: owners.onboardedAt,
      websiteId: websites.id,
      address: websites.address,
    })
    .from(user)
    .leftJoin(owners, eq(owners.id, user.id))
    .leftJoin(websites, and(eq(websites.ownerId, user.id), isNull(websites.leftAt)))
    .where(eq(user.id, id))
  if (!row) return null
  const [ways, sessions, lastScan] = await Promise.all([
    signInMethodsOf(db, id),
    sessionsOf(db, id, now),
    row.websiteId === null ? null : lastScanOf(db, row.websiteId),
  ])
  return { ...row, ways, ...sessions, lastScan }
}

/** Addresses of the operators, the earliest first. */
export async function operatorEmails(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ email: user.email })
    .from(user)
    .where(eq(user.operator, true))
    .orderBy(user.createdAt)
  return rows.map(({ email }) => email)
}

/** The sign-in methods of an account: `credential` is a password, `passkey` one or more, others are providers. */
async function signInMethodsOf(db: Database, id: string): Promise<string[]> {
  const [accounts, keys] = await Promise.all([
    db.select({ way: account.providerId }).from(account).where(eq(account.userId, id)),
    db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, id)),
  ])
  return [...accounts.map(({ way }) => way), ...(keys.length > 0 ? ['passkey'] : [])]
}

async function sessionsOf(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ sessions: count(), lastSignIn: max(session.createdAt) })
    .from(session)
    .where(and(eq(session.userId, id), gt(session.expiresAt, now)))
  return { sessions: row?.sessions ?? 0, lastSignIn: row?.lastSignIn ?? null }
}

async function lastScanOf(db: Database, websiteId: string) {
  const [row] = await db
    .select({
      id: scans.id,
      state: scans.state,
      reason: scans.reason,
      cause: scans.cause,
      finished: scans.finished,
      checks: scans.checks,
      createdAt: scans.createdAt,
      endedAt: scans.endedAt,
    })
    .from(scans)
    .where(eq(scans.websiteId, websiteId))
    .orderBy(desc(scans.createdAt))
    .limit(1)
  return row ?? null
}

/** Ends every session of an account, and voids the links that would make one. Returns the number of sessions. */
export async function signOutUser(db: Database, id: string): Promise<number> {
  const ended = await db.delete(session).where(eq(session.userId, id)).returning({ id: session.id })
  await voidLinks(db, id)
  return ended.length
}

/** Deletes an account with its sessions and sign-in methods. Its owner's rows must have been deleted before. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await voidLinks(db, id)
  await db.delete(user).where(eq(user.id, id))
}
