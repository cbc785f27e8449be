import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from './turnstile.ts'

/** What one guess at a password costs whoever has its hash. `memory`: in KiB. */
export interface PasswordCost {
  memory: number
  passes: number
}

/** 19 MiB, two passes (OWASP Password Storage Cheat Sheet, Argon2id; RFC 9106 names the parameters). */
const COST: PasswordCost = { memory: 19_456, passes: 2 }
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Each hashing takes 19 MiB and a core for a moment; more than two at once would starve everything else. */
const twoAtOnce = limitConcurrency(2)

/** The password as a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`), each time with a new salt. */
export async function hashPassword(password: string, { memory, passes } = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, { salt, memory, passes, lanes: LANES })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${base64(salt)}$${base64(hash)}`
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,2}),p=(?<lanes>\d)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u

/** Whether a password matches a hash, with the parameters in the hash. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const groups = PHC.exec(hashed)?.groups
  if (!groups) return false
  const expected = Buffer.from(groups['hash'] ?? '', 'base64')
  const given = await derive(password, {
    salt: Buffer.from(groups['salt'] ?? '', 'base64'),
    memory: Number(groups['memory']),
    passes: Number(groups['passes']),
    lanes: Number(groups['lanes']),
  })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

interface Parameters {
  salt: Buffer
  memory: number
  passes: number
  lanes: number
}

/** The same letters typed on another keyboard give the same bytes: normalised to NFC (NIST SP 800-63B-4, 3.1.1.2). */
const derive = (password: string, { salt, memory, passes, lanes }: Parameters): Promise<Buffer> =>
  twoAtOnce(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          {
            message: password.normalize('NFC'),
            nonce: salt,
            memory,
            passes,
            parallelism: lanes,
            tagLength: HASH_BYTES,
          },
          (error, hash) => (error ? reject(error) : resolve(hash)),
        )
      }),
  )

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
