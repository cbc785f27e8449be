import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LETTERS = 12

/** The installation's key, and those that were used before it, newest first. */
export interface SealingKeys {
  secret: string
  oldSecrets: readonly string[]
}

export interface Sealed {
  sealed: string
  /** Which key encrypted it. */
  keyId: string
}

/**
 * Encrypts a value for one place: moved to another row it cannot be decrypted. AES-256-GCM with a nonce of its own (NIST SP 800-38D), the key
 * by HKDF (RFC 5869).
 */
export function sealValue(value: string, place: string, { secret }: SealingKeys): Sealed {
  const key = keyOf(secret)
  const keyId = idOf(key)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(place, keyId))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64'), keyId }
}

/** Decrypts what {@link sealValue} made, with the key it was made with. `null`: that key is not among these, or the value was changed. */
export function unsealValue({ sealed, keyId }: Sealed, place: string, keys: SealingKeys): string | null {
  const key = [keys.secret, ...keys.oldSecrets].map(keyOf).find((one) => idOf(one) === keyId)
  if (!key) return null
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(boundTo(place, keyId))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch {
    // The tag does not fit, or the value is too short: it was moved here from another row, or changed. It counts as not set.
    return null
  }
}

/** Whether the key that encrypted a value is among these. */
export const hasKeyOf = ({ keyId }: Pick<Sealed, 'keyId'>, { secret, oldSecrets }: SealingKeys): boolean =>
  [secret, ...oldSecrets].some((one) => idOf(keyOf(one)) === keyId)

/** Whether a value was encrypted with an earlier key. */
export const isOfOldKey = ({ keyId }: Pick<Sealed, 'keyId'>, { secret }: SealingKeys): boolean =>
  keyId !== idOf(keyOf(secret))

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'values of outside services', KEY_BYTES))

/** Names a key without telling anything of it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, ID_LETTERS)

const boundTo = (place: string, keyId: string): Buffer => Buffer.from(`${place}|${keyId}`)
