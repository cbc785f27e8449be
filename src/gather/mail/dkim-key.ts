import { createPublicKey, type KeyObject } from 'node:crypto'
import type { DkimRecord } from '#core/evidence/mail.ts'

const ED25519_BYTES = 32
const BASE64 = /^[a-z0-9+/]+={0,2}$/iu

/**
 * The kind and size of a DKIM key. `p=` holds base64: for RSA a SubjectPublicKeyInfo, or a bare RSAPublicKey as some old
 * records do (RFC 6376, section 3.6.1 and its errata); for Ed25519 the 32 bytes themselves (RFC 8463). Empty means revoked.
 */
export function readKey(tags: ReadonlyMap<string, string>): Pick<DkimRecord, 'key' | 'bits'> {
  const base64 = (tags.get('p') ?? '-').replace(/\s+/gu, '')
  if (base64 === '') return { key: 'revoked', bits: null }
  const bytes = BASE64.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  if ((tags.get('k') ?? 'rsa').toLowerCase() === 'ed25519') {
    return bytes.length === ED25519_BYTES ? { key: 'ed25519', bits: 256 } : { key: 'unreadable', bits: null }
  }
  const key = rsaKey(bytes, 'spki') ?? rsaKey(bytes, 'pkcs1')
  const bits = key?.asymmetricKeyDetails?.modulusLength
  return bits === undefined ? { key: 'unreadable', bits: null } : { key: 'rsa', bits }
}

function rsaKey(key: Buffer, type: 'spki' | 'pkcs1'): KeyObject | null {
  try {
    return createPublicKey({ key, format: 'der', type })
  } catch {
    // Not a key of this form; the record is unreadable when no form fits.
    return null
  }
}
