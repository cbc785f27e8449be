import { and, eq, isNull, lt } from 'drizzle-orm'
import type { AttemptRefusal } from '#core/connections/outcomes.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import type { Queries } from './database.ts'
import { connectionAttempts } from './schema/connections.ts'
import { sealValue, type SealingKeys, unsealValue } from './sealing.ts'

/** A connection that an owner has begun. */
export interface SavedAttempt {
  ownerId: string
  service: string
  verifier: string
  check: string | null
}

/** Milliseconds in which the owner has to come back. */
const OPEN_MS = 10 * MINUTE_MS

const placeOf = (stateHash: string, service: string): string => `${stateHash}|${service}`

export async function saveConnectionAttempt(
  db: Queries,
  stateHash: string,
  { ownerId, service, verifier, check }: SavedAttempt,
  keys: SealingKeys,
): Promise<void> {
  const { sealed, keyId } = sealValue(verifier, placeOf(stateHash, service), keys)
  await db.insert(connectionAttempts).values({ stateHash, ownerId, service, verifier: sealed, keyId, check })
}

/** Marks an attempt as used, and says whether it could be. Of two callers at the same time one is told that it is open. */
export async function useConnectionAttempt(
  db: Queries,
  stateHash: string,
  { ownerId, service, at }: { ownerId: string; service: string; at: Date },
  keys: SealingKeys,
): Promise<(SavedAttempt & { kind: 'open' }) | { kind: AttemptRefusal; check: string | null }> {
  const own = and(eq(connectionAttempts.stateHash, stateHash), eq(connectionAttempts.service, service))
  const [row] = await db
    .update(connectionAttempts)
    .set({ usedAt: at })
    .where(and(own, isNull(connectionAttempts.usedAt)))
    .returning()
  if (!row) {
    const [used] = await db.select().from(connectionAttempts).where(own)
    // What somebody else began is not told.
    return used?.ownerId === ownerId ? { kind: 'used', check: used.check } : { kind: 'unknown', check: null }
  }
  if (row.ownerId !== ownerId) return { kind: 'other_owner', check: null }
  const { check } = row
  if (at.getTime() - row.createdAt.getTime() > OPEN_MS) return { kind: 'expired', check }
  const verifier = unsealValue({ sealed: row.verifier, keyId: row.keyId }, placeOf(stateHash, service), keys)
  return verifier === null ? { kind: 'expired', check } : { kind: 'open', ownerId, service, verifier, check }
}

/** Deletes attempts that were begun before a time. */
export async function sweepConnectionAttempts(db: Queries, before: Date): Promise<void> {
  await db.delete(connectionAttempts).where(lt(connectionAttempts.createdAt, before))
}
