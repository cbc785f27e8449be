import { createHmac, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, CODE_MINUTES, type CodePurpose } from '#core/one-time-code.ts'
import type { Database } from '#store/database.ts'
import { saveCode } from '#store/one-time-codes.ts'
import { MINUTE_MS } from '#core/time-units.ts'

// The start and the command line make codes, and load nothing of the sign-in library.

/** In place of an account's id: the code that the start prints before any account is confirmed. */
const FIRST_ACCOUNT = 'first-account'

/** What a one-time code is for. */
export interface CodeKind {
  purpose: CodePurpose
  /** The id of the account that it is for; `null`: the first one that confirms its address. */
  ownerId: string | null
}

/** Makes a one-time code. Only a hash is stored, keyed with the secret, so that reading the database gives no code. */
export async function makeCode(
  { db, secret, now }: { db: Database; secret: string; now: Date },
  kind: CodeKind,
): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  )
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
  await saveCode(db, {
    hash: hashOfCode(secret, kind, code),
    value: kind.ownerId ?? FIRST_ACCOUNT,
    expiresAt,
  })
  return code
}

/** What is stored of a code: its hash, keyed with the secret. */
export const hashOfCode = (secret: string, { purpose, ownerId }: CodeKind, code: string): string =>
  createHmac('sha256', secret)
    .update(`one-time-code:${purpose}:${ownerId ?? FIRST_ACCOUNT}:${code}`)
    .digest('base64url')
