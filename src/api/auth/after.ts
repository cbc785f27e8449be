import { APIError, createAuthMiddleware } from 'better-auth/api'
import { accountByEmail, countFailedSignIn, forgetFailedSignIns, type Account } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { ANSWERS, translated } from './answers.ts'
import { type HookContext, wrongPassword } from './before.ts'
import { networkOf } from '../caller-network.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import type { Guards } from './guards.ts'

interface AfterOptions {
  db: Database
  guards: Guards
  /** Somebody tried to sign up with the address of this account. */
  onExisting: (account: Account) => Promise<void>
  onPasswordChanged: (account: Account) => Promise<void>
}

/** Runs after every call: keeps the counts true, puts failures into our words, and keeps the session's token out of what scripts can read. */
export const createAfter = (options: AfterOptions) =>
  createAuthMiddleware(async (ctx) => {
    const { returned } = ctx.context
    if (returned instanceof APIError) {
      await onFailure(ctx, returned, options)
      return
    }
    await onSuccess(ctx, options)
    const open = withoutToken(ctx.path, returned)
    return open ? ctx.json(open) : undefined
  })

/** The second when two sign-ups with one address arrive at the same moment. */
const ALREADY_THERE: ReadonlySet<string | undefined> = new Set([
  'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  'FAILED_TO_CREATE_USER',
])

async function onFailure(ctx: HookContext, error: APIError, options: AfterOptions): Promise<void> {
  const { db } = options
  const code = error.body?.code
  if (ctx.path === '/sign-in/email' && code === 'INVALID_EMAIL_OR_PASSWORD') {
    const account = await accountByEmail(db, ctx.body.email)
    if (!account) throw new APIError('NOT_FOUND', ANSWERS.unknownAccount)
    await countFailedSignIn(db, account.id)
    throw new APIError('UNAUTHORIZED', ANSWERS.wrongCredentials)
  }
  if (ctx.path === '/sign-up/email' && ALREADY_THERE.has(code)) {
    const account = await accountByEmail(db, ctx.body.email)
    if (!account) return
    await options.onExisting(account)
    throw new APIError('CONFLICT', ANSWERS.accountExists)
  }
  if (code === 'INVALID_PASSWORD') {
    throw wrongPassword(ctx.path === '/change-password' ? 'currentPassword' : 'password')
  }
  const ours = translated(error)
  if (ours) throw ours
}

async function onSuccess(ctx: HookContext, options: AfterOptions): Promise<void> {
  const { guards } = options
  if (ctx.path === '/sign-in/email') {
    await guards.nothingRevealed(networkOf(ctx.headers?.get(CLIENT_ADDRESS) ?? 'unknown'))
    await onRightPassword(ctx.body.email, options)
  }
  if (ctx.path === '/change-password' && ctx.context.session) {
    const account = await onRightPassword(ctx.context.session.user.email, options)
    if (account) await options.onPasswordChanged(account)
  }
}

async function onRightPassword(email: string, { db, guards }: AfterOptions): Promise<Account | null> {
  await guards.rightPassword(email)
  const account = await accountByEmail(db, email)
  if (account && account.failedSignIns > 0) await forgetFailedSignIns(db, account.id)
  return account
}

/** better-auth hands the session's token to scripts as well; it belongs into the HttpOnly cookie alone. `null`: nothing to hide. */
function withoutToken(path: string, returned: unknown): object | null {
  if (path === '/token' || path.startsWith('/one-time-token/')) return null
  if (typeof returned !== 'object' || returned === null) return null
  if ('session' in returned && hasToken(returned.session)) {
    return { ...returned, session: { ...returned.session, token: undefined } }
  }
  return hasToken(returned) ? { ...returned, token: undefined } : null
}

const hasToken = (value: unknown): value is { token: string } =>
  typeof value === 'object' && value !== null && 'token' in value
