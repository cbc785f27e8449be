import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { Database, Queries } from './database.ts'
import { forgetRenewal, isRenewalNoted, noteRenewal } from './renewals.ts'
import { connections } from './schema/connections.ts'
import { hasKeyOf, sealValue, type SealingKeys, unsealValue } from './sealing.ts'

/** What a grant is encrypted for: moved to another row it cannot be decrypted. */
export const placeOfGrant = ({ id, service }: { id: string; service: string }): string => `${id}|${service}`

const ofGrant = {
  id: connections.id,
  service: connections.service,
  grant: connections.grant,
  keyId: connections.keyId,
}
type GrantRow = Pick<typeof connections.$inferSelect, keyof typeof ofGrant>

/** The decrypted grant of a connection; `null`: none. Throws when its key is missing. */
export async function grantOfConnection(db: Queries, id: string, keys: SealingKeys): Promise<string | null> {
  const [row] = await db.select(ofGrant).from(connections).where(eq(connections.id, id))
  return row ? openedGrant(row, keys) : null
}

function openedGrant(row: GrantRow, keys: SealingKeys): string | null {
  const { grant, keyId } = row
  if (grant === null || keyId === null) return null
  // Another process has a newer key already: that is no reason to ask the owner for permission again.
  if (!hasKeyOf({ keyId }, keys)) throw new Error('this process does not have the key of a grant')
  return unsealValue({ sealed: grant, keyId }, placeOfGrant(row), keys)
}

/** A grant, encrypted for its row. */
export const sealedGrant = (row: Pick<GrantRow, 'id' | 'service'>, grant: string, keys: SealingKeys) => {
  const { sealed, keyId } = sealValue(grant, placeOfGrant(row), keys)
  return { grant: sealed, keyId }
}

/** A grant under the lock of its row. */
export interface GrantInHand {
  grant: string | null
  /** A renewal began whose outcome is not known. */
  isRenewalOpen: boolean
  /** Notes that a renewal begins. */
  begin(at: Date): Promise<void>
  /** Forgets a renewal that began and changed nothing. */
  forget(): Promise<void>
  save(grant: string, scopes: readonly string[], at: Date): Promise<void>
  end(failure: ConnectionFailure, at: Date): Promise<void>
}

/** Milliseconds after which the database gives up a lock whose holder says nothing: its machine is gone. Longer than any request takes. */
const LOCK_MS = 180_000

/**
 * Works on the grant of a connection while nobody else does. What was saved is committed before this returns. `null`: the connection is gone.
 * The lock does not hold up writers of results.
 */
export function withLockedGrant<T>(
  db: Database,
  id: string,
  keys: SealingKeys,
  work: (hand: GrantInHand) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${LOCK_MS}`))
    const [row] = await tx
      .select(ofGrant)
      .from(connections)
      .where(eq(connections.id, id))
      .for('no key update')
    if (!row) return null
    const change = async (set: Partial<typeof connections.$inferInsert>) => {
      await tx.update(connections).set(set).where(eq(connections.id, id))
      await forgetRenewal(tx, id)
    }
    return work({
      grant: openedGrant(row, keys),
      isRenewalOpen: await isRenewalNoted(tx, id),
      begin: (at) => noteRenewal(tx, id, at),
      forget: () => forgetRenewal(tx, id),
      save: (grant, scopes, at) =>
        change({ ...sealedGrant(row, grant, keys), scopes: [...scopes], refreshedAt: at }),
      end: (failure, at) =>
        change({ grant: null, keyId: null, state: 'needs_reconnect', failure, failedAt: at }),
    })
  })
}

/** Connections whose grant was last renewed before a time, in a random order: one that fails each time is not always the first. */
export const grantsToKeepAlive = (
  db: Queries,
  { service, before, most }: { service: string; before: Date; most: number },
): Promise<{ ownerId: string }[]> =>
  db
    .select({ ownerId: connections.ownerId })
    .from(connections)
    .where(
      and(
        eq(connections.service, service),
        isNotNull(connections.grant),
        or(
          isNull(connections.refreshedAt),
          sql`${connections.refreshedAt} < ${before.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(most)
