import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { bareHost } from '#core/address/urls.ts'
import type { Database, Queries } from './database.ts'
import { sealedGrant } from './grants.ts'
import { forgetRenewal } from './renewals.ts'
import { adsNotices, adsWatches } from './schema/ads.ts'
import {
  connectionAttempts,
  connectionNumbers,
  connectionResults,
  connections,
} from './schema/connections.ts'
import { takeOutFigures } from './summaries.ts'
import type { SealingKeys } from './sealing.ts'
import { websiteOfOwner } from './websites.ts'
import { theRow } from './the-row.ts'

/** An owner's connection, without its grant. */
export type StoredConnection = Omit<typeof connections.$inferSelect, 'grant' | 'keyId'>

const { grant: _grant, keyId: _keyId, ...ofConnection } = getTableColumns(connections)
export { ofConnection }

/** The connections that an owner made; not those that are only asked about something. */
export const connectionsOf = (db: Queries, ownerId: string): Promise<StoredConnection[]> =>
  db
    .select(ofConnection)
    .from(connections)
    .where(and(eq(connections.ownerId, ownerId), isNotNull(connections.connectedAt)))

/** The connection that an owner made to a service; `null`: none. */
export async function connectionOf(
  db: Queries,
  ownerId: string,
  service: string,
): Promise<StoredConnection | null> {
  const [row] = await db
    .select(ofConnection)
    .from(connections)
    .where(
      and(
        eq(connections.ownerId, ownerId),
        eq(connections.service, service),
        isNotNull(connections.connectedAt),
      ),
    )
  return row ?? null
}

/** Host of an owner's website, without `www.`; `null` without a website. */
export async function siteHostOf(db: Queries, ownerId: string): Promise<string | null> {
  const host = (await websiteOfOwner(db, ownerId))?.host ?? null
  return host === null ? null : bareHost(host)
}

interface Connecting {
  ownerId: string
  service: string
  /** `null`: the service needs none. */
  grant: string | null
  scopes: readonly string[]
  at: Date
}

/**
 * Stores a connection that an owner has just made: the first one, one in place of a sample, or one that was made again, which keeps its account
 * and results. Its id.
 */
export function saveConnection(
  db: Database,
  { ownerId, service, grant, scopes, at }: Connecting,
  keys: SealingKeys,
): Promise<string> {
  return db.transaction(async (tx) => {
    const own = and(eq(connections.ownerId, ownerId), eq(connections.service, service))
    await tx.delete(connections).where(and(own, eq(connections.mode, 'sample')))
    const state = grant === null ? ('connected' as const) : ('needs_selection' as const)
    const now = { connectedAt: at, refreshedAt: at, scopes: [...scopes], failure: null, failedAt: null }
    const row = theRow(
      await tx
        .insert(connections)
        .values({ ownerId, service, state, ...now })
        .onConflictDoUpdate({ target: [connections.ownerId, connections.service], set: { state, ...now } })
        .returning({ id: connections.id }),
    )
    if (grant !== null)
      await tx
        .update(connections)
        .set(sealedGrant({ id: row.id, service }, grant, keys))
        .where(eq(connections.id, row.id))
    await forgetRenewal(tx, row.id)
    // Why earlier reads failed no longer holds.
    await tx
      .update(connectionResults)
      .set({ failure: null, failedAt: null })
      .where(eq(connectionResults.connectionId, row.id))
    return row.id
  })
}

interface Chosen {
  id: string
  account: { id: string; label: string }
  /** The account's own grant; `null`: the present one stays. */
  grant: string | null
}

/** Chooses an account. Another one than before deletes results, numbers and what was confirmed and set of it. */
export function saveAccount(db: Database, { id, account, grant }: Chosen, keys: SealingKeys): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        ownerId: connections.ownerId,
        service: connections.service,
        accountId: connections.accountId,
      })
      .from(connections)
      .where(eq(connections.id, id))
      .for('update')
    if (!row) return
    const isAnother = row.accountId !== account.id
    if (isAnother) {
      await deleteKnown(tx, id)
      // A summary shows one business.
      if (row.accountId !== null) await takeOutFigures(tx, row.ownerId, row.service)
    }
    await tx
      .update(connections)
      .set({
        accountId: account.id,
        accountLabel: account.label,
        state: 'connected',
        ...(isAnother ? { choices: {}, lastReadAt: null, failure: null, failedAt: null } : {}),
        ...(grant === null ? {} : sealedGrant({ id, service: row.service }, grant, keys)),
      })
      .where(eq(connections.id, id))
  })
}

/** No account is chosen now: results, numbers, choices, what was set of it and its figures in the summary go. */
export function removeAccount(db: Database, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ ownerId: connections.ownerId, service: connections.service })
      .from(connections)
      .where(eq(connections.id, id))
      .for('update')
    if (!row) return
    await deleteKnown(tx, id)
    await takeOutFigures(tx, row.ownerId, row.service)
    await tx
      .update(connections)
      .set({ accountId: null, accountLabel: null, state: 'needs_selection', choices: {}, lastReadAt: null })
      .where(eq(connections.id, id))
  })
}

async function deleteKnown(tx: Queries, id: string): Promise<void> {
  await tx.delete(connectionResults).where(eq(connectionResults.connectionId, id))
  await tx.delete(connectionNumbers).where(eq(connectionNumbers.connectionId, id))
  await tx.delete(adsWatches).where(eq(adsWatches.connectionId, id))
  await tx.delete(adsNotices).where(eq(adsNotices.connectionId, id))
}

/** Saves what the owner chose or confirmed, beside earlier choices. `false`: nothing is connected. */
export async function saveChoices(
  db: Queries,
  { ownerId, service }: { ownerId: string; service: string },
  choices: Readonly<Record<string, string>>,
): Promise<boolean> {
  const rows = await db
    .update(connections)
    .set({ choices: sql`${connections.choices} || ${JSON.stringify(choices)}::jsonb` })
    .where(
      and(
        eq(connections.ownerId, ownerId),
        eq(connections.service, service),
        isNotNull(connections.connectedAt),
      ),
    )
    .returning({ id: connections.id })
  return rows.length > 0
}

/** Deletes an owner's connection with everything known through it, and what was begun of it. `false`: there was none. */
export function removeConnection(db: Database, ownerId: string, service: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .delete(connectionAttempts)
      .where(and(eq(connectionAttempts.ownerId, ownerId), eq(connectionAttempts.service, service)))
    const rows = await tx
      .delete(connections)
      .where(
        and(
          eq(connections.ownerId, ownerId),
          eq(connections.service, service),
          isNotNull(connections.connectedAt),
        ),
      )
      .returning({ id: connections.id })
    await takeOutFigures(tx, ownerId, service)
    return rows.length > 0
  })
}
