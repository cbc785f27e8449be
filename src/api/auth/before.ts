import { APIError, createAuthMiddleware, getAuthoritativeSessionFromCtx } from 'better-auth/api'
import { SECOND_MS } from '#core/time-units.ts'
import { accountByEmail, accountById, hasPassword } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { ANSWERS, authWrongFields } from './answers.ts'
import { callerNetwork } from '../http/caller-network.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { beforeConfirmation } from './confirming.ts'
import { deviceCookie, type Devices } from './devices.ts'
import { type Filled, readAuthForm } from './forms.ts'
import type { Guards } from './guards.ts'
import type { Calls, HookContext, CallState } from './hook-context.ts'
import type { AuthOptions } from './options.ts'
import { wrongWithPassword } from './password-rule.ts'
import { FRESH_SECONDS } from './settings.ts'

interface BeforeOptions {
  db: Database
  guards: Guards
  devices: Devices
  calls: Calls
  origin: string
  now: () => Date
  onChange: () => void
  ownWords: AuthOptions['ownWords']
}

type Body = Record<string, unknown>
type FormOf<Path extends Filled['path']> = Extract<Filled, { path: Path }>['form']

/** Runs before every call: reads its form strictly, and limits guessing of passwords, collecting of addresses, and weak passwords. */
export const createBefore = (options: BeforeOptions) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path === '/verify-email') return beforeLink(ctx, options)
    const filled = readAuthForm(ctx.path, ctx.body)
    if (!filled) return
    const body = await admit(ctx, filled, options)
    return { context: { body } }
  })

/** The body for better-auth. Throws when the call must not continue. */
async function admit(ctx: HookContext, filled: Filled, options: BeforeOptions): Promise<Body> {
  const { guards } = options
  const { form } = filled
  const network = callerNetwork(addressOf(ctx))
  switch (filled.path) {
    case '/sign-in/email':
      return beforeSignIn(ctx, filled.form, options)
    case '/sign-up/email':
      return beforeSignUp(filled.form, network, guards)
    case '/request-password-reset':
    case '/send-verification-email':
      await guards.beforeMail(filled.path, filled.form.email, network)
      return form
    case '/one-time-code/exchange':
      await guards.beforeCode(network)
      return form
    case '/one-time-token/verify':
    case '/passkey/delete-passkey':
    case '/passkey/update-passkey':
      return form
    case '/reset-password':
      return beforeReset(ctx, filled.form, options)
    case '/change-password':
    case '/change-email':
    case '/delete-user':
      return beforeConfirmed(ctx, filled, options)
  }
}

async function beforeLink(ctx: HookContext, options: BeforeOptions): Promise<void> {
  const device = deviceIn(ctx, options)
  rememberState(ctx, options, await beforeConfirmation(ctx, { ...options, device }))
}

async function beforeSignIn(
  ctx: HookContext,
  form: FormOf<'/sign-in/email'>,
  options: BeforeOptions,
): Promise<Body> {
  const account = await accountByEmail(options.db, form.email)
  const device = account && options.devices.known(deviceIn(ctx, options), account)
  const caller = { address: addressOf(ctx), device }
  rememberState(ctx, options, { admission: await options.guards.beforePassword(form.email, caller) })
  return form
}

const addressOf = (ctx: HookContext): string => ctx.headers?.get(CLIENT_ADDRESS) ?? 'unknown'

const deviceIn = (ctx: HookContext, { origin }: BeforeOptions): string | undefined =>
  ctx.getCookie(deviceCookie(origin)) ?? undefined

function rememberState({ request }: HookContext, { calls }: BeforeOptions, state: CallState): void {
  if (request) calls.set(request, state)
}

async function beforeSignUp(form: FormOf<'/sign-up/email'>, network: string, guards: Guards): Promise<Body> {
  const { email, password, firstName, lastName, website = '', businessName = '' } = form
  await guards.beforeJudging(network)
  await refuseWeak('password', password, [email, firstName, lastName, website, businessName])
  await guards.beforeRevealing(network)
  return { email, password, name: `${firstName} ${lastName}` }
}

async function beforeReset(
  ctx: HookContext,
  form: FormOf<'/reset-password'>,
  options: BeforeOptions,
): Promise<Body> {
  const found = await ctx.context.internalAdapter.findVerificationValue(`reset-password:${form.token}`)
  if (!found) return form
  await options.guards.beforeJudging(callerNetwork(addressOf(ctx)))
  await refuseWeak('newPassword', form.newPassword, await wordsOf(found.value, options))
  return form
}

type Confirmed = Extract<Filled, { path: '/change-password' | '/change-email' | '/delete-user' }>

/** Calls that ask for the password again, or for a recent sign-in where there is none, because an open browser is no proof of its owner. */
async function beforeConfirmed(ctx: HookContext, filled: Confirmed, options: BeforeOptions): Promise<Body> {
  const signedIn = await getAuthoritativeSessionFromCtx(ctx)
  if (!signedIn) throw new APIError('UNAUTHORIZED', ANSWERS.signIn)
  const { id, email } = signedIn.user
  const network = callerNetwork(addressOf(ctx))
  if (filled.path === '/change-password') {
    await options.guards.beforeJudging(network)
    await refuseWeak('newPassword', filled.form.newPassword, await wordsOf(id, options))
    await options.guards.beforeConfirming(email)
    return { ...filled.form, revokeOtherSessions: true }
  }
  if (await hasPassword(options.db, id)) {
    const { password } = filled.form
    if (password === undefined) throw authWrongFields({ password: 'Please provide password' })
    await options.guards.beforeConfirming(email)
    if (filled.path === '/change-email') await confirmPassword(ctx, { id, email, password }, options.guards)
  } else refuseOld(signedIn.session)
  if (filled.path === '/change-email')
    await options.guards.beforeMail(filled.path, filled.form.newEmail, network)
  return filled.form
}

/** Without a password a recent sign-in is asked for. better-auth asks for one itself before it deletes an account, and not before it changes an address. */
function refuseOld({ createdAt }: { createdAt: Date }): void {
  const age = Date.now() - new Date(createdAt).getTime()
  if (age >= FRESH_SECONDS * SECOND_MS) throw new APIError('FORBIDDEN', ANSWERS.notFresh)
}

async function confirmPassword(
  ctx: HookContext,
  { id, email, password }: { id: string; email: string; password: string },
  guards: Guards,
): Promise<void> {
  const account = await ctx.context.internalAdapter.findCredentialAccount(id)
  const hash = account?.password ?? ''
  if (!(await ctx.context.password.verify({ hash, password }))) throw wrongPassword('password')
  await guards.confirmed(email)
}

export const wrongPassword = (field: string): APIError =>
  authWrongFields({ [field]: 'That is not your password. Please try again.' })

async function wordsOf(ownerId: string, { db, ownWords }: BeforeOptions): Promise<string[]> {
  const [account, more] = await Promise.all([accountById(db, ownerId), ownWords?.(ownerId) ?? []])
  return [...(account ? [account.email, account.name] : []), ...more]
}

async function refuseWeak(field: string, password: string, words: readonly string[]): Promise<void> {
  const wrong = await wrongWithPassword(
    password,
    words.filter((word) => word !== ''),
  )
  if (wrong !== null) throw authWrongFields({ [field]: wrong })
}
