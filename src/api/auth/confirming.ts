import { APIError, getAuthoritativeSessionFromCtx } from 'better-auth/api'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { accountByEmail, type Account } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { removeEverySignInMethod, endSessions, makeResetToken } from '#store/sign-in-methods.ts'
import { ANSWERS } from './answers.ts'
import type { Devices } from './devices.ts'
import type { CallState, HookContext } from './hook-context.ts'
import { RESET_SECONDS } from './settings.ts'

/** The claims in a mail's link. */
const claimsSchema = z.object({
  email: z.email(),
  updateTo: z.string().optional(),
  userId: z.string().optional(),
})

interface ConfirmingOptions {
  db: Database
  devices: Devices
  /** The value of the cookie that makes a browser a known one. */
  device: string | undefined
  now: () => Date
  onChange: () => void
}

/**
 * Before an address is confirmed: whoever opens the link owns the mailbox, but somebody else may have signed up, who knows the password.
 * So when the link is opened in another browser than the one that made the account, every way to sign in is removed first, and the state has a
 * token for choosing a new password.
 */
export async function beforeConfirmation(ctx: HookContext, options: ConfirmingOptions): Promise<CallState> {
  const claims = await claimsOf(ctx)
  const account = claims && (await accountByEmail(options.db, claims.email))
  if (!claims || !account) return {}
  // A link of an earlier account with this address changes nothing of the present one. better-auth refuses it.
  if (claims.userId !== undefined && claims.userId !== account.id) return {}
  const current = await getAuthoritativeSessionFromCtx(ctx)
  const own = current?.user.id === account.id ? current.session.id : null
  if (claims.updateTo !== undefined) {
    // Otherwise somebody who is asked to click would give their address to a stranger's account.
    if (own === null) throw new APIError('FORBIDDEN', ANSWERS.logInFirst)
    if (await accountByEmail(options.db, claims.updateTo))
      throw new APIError('CONFLICT', ANSWERS.addressTaken)
    await endSessions(options.db, account.id, own)
    return { changing: { ownerId: account.id, to: claims.updateTo } }
  }
  if (account.emailVerified) return {}
  if (own !== null && madeHere(account, own, options)) {
    await endSessions(options.db, account.id, own)
    options.onChange()
    return {}
  }
  await removeEverySignInMethod(options.db, account.id, options.now())
  options.onChange()
  const until = new Date(Date.now() + RESET_SECONDS * 1_000)
  return { choosing: await makeResetToken(options.db, account.id, until) }
}

/** Whether the account was made in this session, or in an earlier one of this browser. */
const madeHere = (account: Account, sessionId: string, { devices, device }: ConfirmingOptions): boolean =>
  sessionId === account.signUpSession ||
  (account.signUpSession !== null && devices.known(device, account) === account.signUpSession)

/** The claims of the link; `null` for one that has expired or is not ours. */
async function claimsOf(ctx: HookContext): Promise<z.infer<typeof claimsSchema> | null> {
  const token: unknown = ctx.query?.['token']
  const key = new TextEncoder().encode(ctx.context.secret)
  // A token that has expired or is not ours: better-auth answers that itself.
  const read = await jwtVerify(String(token), key, { algorithms: ['HS256'] }).catch(() => null)
  return claimsSchema.safeParse(read?.payload).data ?? null
}
