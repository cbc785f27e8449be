import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import { jwks } from './schema/auth.ts'

const keySchema = z.object({ kty: z.literal('OKP'), crv: z.string(), x: z.string() })

/** A public key of Ed25519 as a JSON Web Key (RFC 7517, RFC 8037). */
export type PublicKey = z.infer<typeof keySchema> & { kid: string; alg: string }

/** The public halves of the keys that sign ID tokens. */
export async function publicKeys(db: Database): Promise<PublicKey[]> {
  const rows = await db.select({ kid: jwks.id, key: jwks.publicKey }).from(jwks)
  return rows.map(({ kid, key }) => ({ ...keySchema.parse(JSON.parse(key)), kid, alg: 'EdDSA' }))
}

/** The encrypted private half of a key. */
export interface SealedKey {
  id: string
  sealed: string
}

/** The encrypted private halves of the keys in use. */
export const sealedKeys = (db: Database): Promise<SealedKey[]> =>
  db.select({ id: jwks.id, sealed: jwks.privateKey }).from(jwks).where(isNull(jwks.expiresAt))

/** Replaces an encrypted private half, unless another process did meanwhile. */
export async function replaceSealed(db: Database, { id, sealed }: SealedKey, next: string): Promise<void> {
  await db
    .update(jwks)
    .set({ privateKey: next })
    .where(and(eq(jwks.id, id), eq(jwks.privateKey, sealed)))
}

/** Stops the use of this key. */
export async function expireKey(db: Database, id: string, at: Date): Promise<void> {
  await db.update(jwks).set({ expiresAt: at }).where(eq(jwks.id, id))
}
