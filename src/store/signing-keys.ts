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
