import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { Database } from '#store/database.ts'
import { expireKey, replaceSealed, sealedKeys } from '#store/signing-keys.ts'
import type { Secrets } from './old-keys.ts'

const sealedSchema = z.string()

/**
 * Encrypts the keys that sign ID tokens with the present secret where an older one was used, so that the older one can be
 * removed. A key that no secret decrypts ends: a new one is made when needed, and tokens signed with the old one stay valid until they expire.
 */
export async function renewSigningKeys(db: Database, secrets: Secrets, now: Date): Promise<void> {
  for (const { id, sealed } of await sealedKeys(db)) {
    if ((await opened(sealed, secrets.secret)) !== null) continue
    const key = await openedByAny(sealed, secrets.oldSecrets ?? [])
    if (key === null) await expireKey(db, id, now)
    else await replaceSealed(db, { id, sealed }, await seal(key, secrets.secret))
  }
}

async function openedByAny(sealed: string, oldSecrets: readonly string[]): Promise<string | null> {
  for (const old of oldSecrets) {
    const key = await opened(sealed, old)
    if (key !== null) return key
  }
  return null
}

/** Decrypts as better-auth does it (XChaCha20-Poly1305, as JSON); `null` when another secret was used. */
async function opened(sealed: string, secret: string): Promise<string | null> {
  const data = sealedSchema.parse(JSON.parse(sealed))
  // This secret does not decrypt it: the next one is tried.
  return symmetricDecrypt({ key: secret, data }).catch(() => null)
}

const seal = async (key: string, secret: string): Promise<string> =>
  JSON.stringify(await symmetricEncrypt({ key: secret, data: key }))
