import { count, eq, isNotNull } from 'drizzle-orm'
import type { Database } from './database.ts'
import { placeOfGrant } from './grants.ts'
import { connections } from './schema/connections.ts'
import { hasKeyOf, isOfOldKey, sealValue, type SealingKeys, unsealValue } from './sealing.ts'

/** How many grants are encrypted with a key that is not among these. */
export async function countGrantsWithoutKey(db: Database, keys: SealingKeys): Promise<number> {
  const rows = await db
    .select({ keyId: connections.keyId, grants: count() })
    .from(connections)
    .where(isNotNull(connections.grant))
    .groupBy(connections.keyId)
  const missing = rows.filter(({ keyId }) => keyId !== null && !hasKeyOf({ keyId }, keys))
  return missing.reduce((all, { grants }) => all + grants, 0)
}

/**
 * Encrypts the grants of earlier keys again with the present one, each under the lock of its row, so that a refresh at the same time loses nothing.
 */
export async function sealGrantsAgain(db: Database, keys: SealingKeys): Promise<void> {
  const rows = await db
    .select({ id: connections.id, keyId: connections.keyId })
    .from(connections)
    .where(isNotNull(connections.grant))
  for (const { id, keyId } of rows)
    if (keyId !== null && isOfOldKey({ keyId }, keys)) await sealAgain(db, id, keys)
}

function sealAgain(db: Database, id: string, keys: SealingKeys): Promise<void> {
  return db.transaction(async (tx) => {
    const { service, grant, keyId } = connections
    const [row] = await tx
      .select({ id: connections.id, service, grant, keyId })
      .from(connections)
      .where(eq(connections.id, id))
      .for('no key update')
    if (!row || row.grant === null || row.keyId === null) return
    const place = placeOfGrant(row)
    const value = unsealValue({ sealed: row.grant, keyId: row.keyId }, place, keys)
    if (value === null) return
    const again = sealValue(value, place, keys)
    await tx
      .update(connections)
      .set({ grant: again.sealed, keyId: again.keyId })
      .where(eq(connections.id, id))
  })
}
