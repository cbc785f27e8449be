import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '#core/time-units.ts'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { ANSWERS } from './answers.ts'

const MINUTES = 3
const identifierOf = (token: string): string => `one-time-token:${token}`

/**
 * Sign-in by a one-time token: one is made for a signed-in owner, and exchanged for a session once, within three minutes. Only its hash is kept.
 * better-auth's own plugin stores the session's token in clear and continues the same session; this one starts a new one.
 */
export const oneTimeToken = (): BetterAuthPlugin => ({
  id: 'fettle-one-time-token',
  endpoints: {
    generateOneTimeToken: createAuthEndpoint(
      '/one-time-token/generate',
      { method: 'POST', use: [sensitiveSessionMiddleware] },
      async (ctx) => {
        const { internalAdapter, session } = ctx.context
        const token = randomBytes(32).toString('base64url')
        await internalAdapter.createVerificationValue({
          identifier: identifierOf(token),
          value: session.user.id,
          expiresAt: new Date(Date.now() + MINUTES * MINUTE_MS),
        })
        return ctx.json({ token })
      },
    ),
    verifyOneTimeToken: createAuthEndpoint(
      '/one-time-token/verify',
      { method: 'POST', body: z.strictObject({ token: z.string().max(100) }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const found = await internalAdapter.consumeVerificationValue(identifierOf(ctx.body.token))
        const user = found && (await internalAdapter.findUserById(found.value))
        if (!user) throw new APIError('BAD_REQUEST', ANSWERS.linkExpired)
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ user: { id: user.id, email: user.email, name: user.name } })
      },
    ),
  },
})
