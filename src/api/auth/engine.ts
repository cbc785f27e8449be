import type { BetterAuthOptions } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import { accountStorage } from '#store/account-storage.ts'
import { type Account, revokeForNewAddress } from '#store/accounts.ts'
import { rememberSignUp } from '#store/sign-in-methods.ts'
import { createAfter } from './after.ts'
import { createBefore } from './before.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { createDevices } from './devices.ts'
import { createGuards } from './guards.ts'
import type { Calls } from './hook-context.ts'
import { createLetters, type Letters } from './letters.ts'
import { afterConfirmation, afterCreation, afterReset, removeAllOf } from './lifecycle.ts'
import { type AuthOptions, DEFAULT_LIMITS } from './options.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { oneTimeCode } from './one-time-code.ts'
import type { Others } from './providers.ts'
import { sealedAdapter } from './sealed-adapter.ts'
import {
  COOKIE_PREFIX,
  DAY,
  faultLine,
  FIXED,
  NO_PICTURE,
  NO_TOKENS,
  plugins,
  RESET_SECONDS,
} from './settings.ts'

export interface EngineOptions extends AuthOptions {
  now: () => Date
  /** Sessions or accounts changed: caches of them must be cleared. */
  onChange: () => void
}

export type Engine = ReturnType<typeof createEngine>

/** better-auth with our settings, and with the plugins for providers. */
export function createEngine(options: EngineOptions, others: Others) {
  const { db, origin, secret, now, ownWords, onFault } = options
  const letters = createLetters(options, now)
  const guards = createGuards({ db, limits: { ...DEFAULT_LIMITS, ...options.limits }, now })
  const devices = createDevices(options, now)
  const calls: Calls = new WeakMap()
  const shared = { db, guards, devices, calls, origin, now }
  return betterAuth({
    ...FIXED,
    baseURL: origin,
    trustedOrigins: [origin],
    secret,
    database: storage(options),
    emailAndPassword: passwordsOf(options, { letters, guards }),
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY,
      sendVerificationEmail: (mail) => letters.verify(mail.user, mail.token),
      afterEmailVerification: (person) => afterConfirmation(options, person),
    },
    user: {
      changeEmail: { enabled: true },
      deleteUser: { enabled: true, beforeDelete: (person) => removeAllOf(options, person.id) },
    },
    socialProviders: others.socialProviders,
    plugins: [...plugins(origin), oneTimeCode({ db, now }), ...others.plugins],
    hooks: {
      before: createBefore({ ...shared, ownWords, onChange: options.onChange }),
      after: createAfter({ ...shared, ...reactionsOf(options, letters) }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (person) => ({ data: { ...person, ...NO_PICTURE } }),
          after: (person, ctx) => afterCreation(options, person, ctx?.body),
        },
      },
      session: { create: { after: ({ userId, id }) => rememberSignUp(db, userId, id) } },
      account: {
        create: { before: async (kept) => ({ data: { ...kept, ...NO_TOKENS } }) },
        update: { before: async (kept) => ({ data: { ...kept, ...NO_TOKENS } }) },
      },
    },
    // Errors that better-auth does not answer itself go to the API's error handler, outages among them.
    onAPIError: { errorURL: `${origin}/login`, throw: true },
    logger: {
      log: (level, message, ...more) => (level === 'error' ? onFault?.(faultLine(message, more)) : undefined),
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: origin.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
  })
}

const storage = ({ db, onChange }: EngineOptions) =>
  sealedAdapter(accountStorage(db), {
    onChange,
    onNewAddress: (ownerId) => revokeForNewAddress(db, ownerId),
  })

const reactionsOf = (options: EngineOptions, letters: Letters) => ({
  onExisting: letters.exists,
  onPasswordChanged: letters.passwordChanged,
  async onConfirmed(account: Account) {
    options.onChange()
    await afterConfirmation(options, account)
  },
})

interface PasswordParts {
  letters: Letters
  guards: ReturnType<typeof createGuards>
}

const passwordsOf = (options: EngineOptions, { letters, guards }: PasswordParts) =>
  ({
    ...PASSWORDS,
    password: {
      hash: (password) => hashPassword(password, options.passwordCost),
      verify: ({ password, hash }) => isPassword(password, hash),
    },
    sendResetPassword: (mail) => letters.reset(mail.user, mail.token),
    async onPasswordReset({ user: person }) {
      await guards.forgive(person.email)
      await afterReset(options, person)
      await letters.passwordChanged(person)
    },
  }) satisfies BetterAuthOptions['emailAndPassword']

const PASSWORDS = {
  enabled: true,
  // Our own rule for passwords is in password-rule.ts; these limits only keep better-auth's from applying.
  minPasswordLength: 1,
  maxPasswordLength: 1_024,
  resetPasswordTokenExpiresIn: RESET_SECONDS,
  revokeSessionsOnPasswordReset: true,
} satisfies BetterAuthOptions['emailAndPassword']
