import { APIError, createAuthMiddleware } from 'better-auth/api'
import {
  type Account,
  accountByEmail,
  accountById,
  countFailedSignIn,
  forgetFailedSignIns,
} from '#store/accounts.ts'
import { confirmAddress, forgetBrowsersAndLinks } from '#store/sign-in-methods.ts'
import type { Database } from '#store/database.ts'
import { ANSWERS, authTooOften, translated } from './answers.ts'
import { wrongPassword } from './before.ts'
import { deviceCookie, type Devices, KNOWN_DAYS } from './devices.ts'
import type { Guards } from './guards.ts'
import type { Calls, CallState, HookContext } from './hook-context.ts'
import { DAY } from './settings.ts'

interface AfterOptions {
  db: Database
  guards: Guards
  devices: Devices
  calls: Calls
  origin: string
  now: () => Date
  /** Called when somebody tries to sign up with the address of this account. */
  onExisting: (account: Account) => Promise<void>
  onPasswordChanged: (account: Pick<Account, 'id' | 'email'>) => Promise<void>
  /** Called when an address was confirmed by the link that changed it. */
  onConfirmed: (account: Account) => Promise<void>
}

/** Runs after every call: corrects the counts, translates failures, remembers the browser, and removes the session's token from the answer. */
export const createAfter = (options: AfterOptions) =>
  createAuthMiddleware(async (ctx) => {
    const { returned } = ctx.context
    await knowDevice(ctx, options)
    if (returned instanceof APIError) {
      await onFailure(ctx, returned, options)
      return
    }
    await onSuccess(ctx, options)
    const choosing = stateOf(ctx, options)?.choosing
    if (choosing !== undefined) return ctx.json({ status: true, choosePassword: choosing })
    const open = withoutToken(ctx.path, returned)
    return open ? ctx.json(open) : undefined
  })

/** Sign-up with an address that has an account; the second code is of the later of two simultaneous sign-ups. */
const ALREADY_THERE: ReadonlySet<string | undefined> = new Set([
  'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  'FAILED_TO_CREATE_USER',
])

async function onFailure(ctx: HookContext, error: APIError, options: AfterOptions): Promise<void> {
  const { db } = options
  const code = error.body?.code
  if (ctx.path === '/sign-in/email' && code === 'INVALID_EMAIL_OR_PASSWORD') {
    const account = await accountByEmail(db, ctx.body.email)
    if (account) await countFailedSignIn(db, account.id)
    const silentFor = stateOf(ctx, options)?.admission?.silentFor ?? null
    if (silentFor !== null) throw authTooOften(silentFor)
    if (!account) throw new APIError('NOT_FOUND', ANSWERS.unknownAccount)
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
  const { guards, db } = options
  if (ctx.path === '/sign-in/email') {
    const { admission } = stateOf(ctx, options) ?? {}
    if (admission) await guards.rightPassword(admission)
    const account = await accountByEmail(db, ctx.body.email)
    if (account && account.failedSignIns > 0) await forgetFailedSignIns(db, account.id)
  }
  const changing = stateOf(ctx, options)?.changing
  if (changing) await confirmChanged(changing, options)
  if (ctx.path === '/revoke-sessions' && ctx.context.session)
    await forgetBrowsersAndLinks(db, ctx.context.session.user.id, options.now())
  if (ctx.path === '/change-password' && ctx.context.session) {
    const { id, email } = ctx.context.session.user
    await guards.confirmed(email)
    await options.onPasswordChanged({ id, email })
  }
}

/** better-auth leaves a new address unconfirmed where the old one was, although the link came to the new one. */
async function confirmChanged(
  { ownerId, to }: NonNullable<CallState['changing']>,
  { db, onConfirmed }: AfterOptions,
): Promise<void> {
  if (!(await confirmAddress(db, ownerId, to))) return
  const account = await accountById(db, ownerId)
  if (account) await onConfirmed(account)
}

const stateOf = ({ request }: HookContext, { calls }: AfterOptions) => request && calls.get(request)

/** Adds this browser to the account's known ones; after a new password the account first forgets all other browsers. */
async function knowDevice(ctx: HookContext, options: AfterOptions): Promise<void> {
  const { db, devices, origin, now } = options
  const made = ctx.context.newSession
  if (!made) return
  if (ctx.path === '/change-password') await forgetBrowsersAndLinks(db, made.user.id, now())
  const account = await accountById(db, made.user.id)
  if (!account) return
  const name = deviceCookie(origin)
  ctx.setCookie(name, devices.withAccount(ctx.getCookie(name) ?? undefined, account, made.session.id), {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    path: '/',
    maxAge: KNOWN_DAYS * DAY,
  })
}

/** better-auth also returns the session's token; it belongs in the HttpOnly cookie alone. `null`: nothing to remove. */
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
