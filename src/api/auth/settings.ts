import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { LINK_MINUTES } from '#core/one-time-code.ts'
import { oneTimeToken } from './one-time-token.ts'

/** In seconds. */
export const MINUTE = 60
/** In seconds. */
export const DAY = 86_400

/** Prefix of the names of our cookies. */
export const COOKIE_PREFIX = 'fettle'
/** Audience of ID tokens. */
export const AUDIENCE = 'fettle'
const ID_TOKEN_MINUTES = 5
/** How long a link for choosing a new password works. */
export const RESET_SECONDS = LINK_MINUTES * MINUTE
/** How long after signing in an account without a password may do what otherwise needs the password. */
export const FRESH_SECONDS = 15 * MINUTE

/** Settings that are the same for every installation. */
export const FIXED = {
  appName: 'Fettle',
  basePath: '/api/auth',
  session: { expiresIn: 30 * DAY, updateAge: DAY, freshAge: FRESH_SECONDS },
  verification: { storeIdentifier: 'hashed' },
  account: { updateAccountOnSignIn: false, accountLinking: { enabled: true, trustedProviders: [] } },
  // Our own limits count in the database, by account and by network (guards.ts).
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  // Calls that are not needed, or that would return or accept a session's token. `served-calls.test.ts` has the others.
  disabledPaths: [
    '/ok',
    '/list-sessions',
    '/revoke-session',
    '/revoke-other-sessions',
    '/update-session',
    '/update-user',
    '/refresh-token',
    '/get-access-token',
    '/account-info',
    '/delete-user/callback',
    // It tells whether a password is right, and no limit counts it.
    '/verify-password',
  ],
} satisfies Partial<BetterAuthOptions>

/** Tokens of providers are not stored: signing in never becomes a connected account. */
export const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

/** The address of a person's picture, which most providers send unasked, is not stored: nothing shows it. */
export const NO_PICTURE = { image: null }

/** ID tokens that name their session, passkeys, and sign-in by a one-time token. */
export const plugins = (origin: string) => [
  jwt({
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
    disableSettingJwtHeader: true,
    jwt: {
      issuer: origin,
      audience: AUDIENCE,
      expirationTime: `${ID_TOKEN_MINUTES}m`,
      definePayload: ({ user, session }) => ({ email: user.email, sid: session.id }),
    },
  }),
  passkey({ rpName: 'Fettle', rpID: new URL(origin).hostname, origin }),
  oneTimeToken(),
]

/**
 * One line of text for an error: better-auth's message, and of a failed statement only the first line of the database's message, because the
 * statement has its values.
 */
export const faultLine = (message: string, more: readonly unknown[]): string =>
  [message, ...more.map((error) => (error instanceof Error ? reasonOf(error) : ''))]
    .map(firstLine)
    .filter(Boolean)
    .join(': ')

const reasonOf = ({ name, cause }: Error): string =>
  cause instanceof Error ? `${name}: ${cause.message}` : name

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
