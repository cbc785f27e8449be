import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { oneTimeToken } from './one-time-token.ts'

export const MINUTE = 60
export const DAY = 86_400

/** Prefix of the names of our cookies. */
export const COOKIE_PREFIX = 'fettle'
/** Audience of ID tokens. */
export const AUDIENCE = 'fettle'
const ID_TOKEN_MINUTES = 5
/** How long a link for choosing a new password works. */
export const RESET_SECONDS = 30 * MINUTE
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
  // Calls that are not needed, or that would return or accept a session's token.
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

/** The first line of an error without stored values: a failed statement contains them, so only the database's own message is kept. */
export const faultLine = (message: string, more: readonly unknown[]): string =>
  [message, ...more.map((error) => (error instanceof Error ? reasonOf(error) : ''))]
    .filter(Boolean)
    .join(': ')

const reasonOf = ({ name, cause }: Error): string =>
  cause instanceof Error ? `${name}: ${cause.message}` : name
