import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, createEmailVerificationToken } from 'better-auth/api'
import { z } from 'zod'
import { CODE_MINUTES, CODE_PURPOSES, readCode } from '#core/one-time-code.ts'
import { accountByEmail } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { useUpCode } from '#store/one-time-codes.ts'
import { makeResetToken } from '#store/sign-in-methods.ts'
import { authWrongFields } from './answers.ts'
import { type CodeKind, hashOfCode } from './make-code.ts'
import { MINUTE } from './settings.ts'

const WRONG_CODE = 'This code is wrong, was used already, or has expired. Please ask for a new one.'

/**
 * Exchanges a one-time code for the token that a mailed link would have. What follows is the same as after opening that link: whoever
 * signed up with somebody else's address is signed out all the same.
 */
export const oneTimeCode = ({ db, now }: { db: Database; now: () => Date }): BetterAuthPlugin => ({
  id: 'fettle-one-time-code',
  endpoints: {
    exchangeOneTimeCode: createAuthEndpoint(
      '/one-time-code/exchange',
      {
        method: 'POST',
        body: z.strictObject({ email: z.string(), purpose: z.enum(CODE_PURPOSES), code: z.string() }),
      },
      async (ctx) => {
        const { email, purpose, code } = ctx.body
        const { secret } = ctx.context
        const account = await accountByEmail(db, email)
        const ownerId = account?.id ?? null
        if (ownerId === null || !(await isRight({ db, secret, now: now() }, { purpose, ownerId }, code)))
          throw authWrongFields({ code: WRONG_CODE })
        const until = new Date(Date.now() + CODE_MINUTES * MINUTE * 1_000)
        const token =
          purpose === 'reset'
            ? await makeResetToken(db, ownerId, until)
            : await createEmailVerificationToken(secret, email, undefined, CODE_MINUTES * MINUTE)
        return ctx.json({ linkToken: token })
      },
    ),
  },
})

/** Whether a code is right; it is used up then. */
async function isRight(
  { db, secret, now }: { db: Database; secret: string; now: Date },
  kind: CodeKind,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed)
  if (code === null) return false
  if (await useUpCode(db, hashOfCode(secret, kind, code), now)) return true
  if (kind.purpose !== 'confirm') return false
  return useUpCode(db, hashOfCode(secret, { ...kind, ownerId: null }, code), now)
}
