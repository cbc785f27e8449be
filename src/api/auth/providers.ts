import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins'
import { wellFormedEmail } from '#core/owner-input/email.ts'
import type { SignInProvider } from './options.ts'

/** What better-auth needs for the providers. */
export interface Others {
  plugins: BetterAuthPlugin[]
  socialProviders: NonNullable<BetterAuthOptions['socialProviders']>
}

export const NO_OTHERS: Others = { plugins: [], socialProviders: {} }

/** Providers in better-auth's form. The endpoints of OpenID Connect ones are requested when the result is used. */
export function othersOf(providers: readonly SignInProvider[]): Others {
  const oidc = providers.flatMap((provider) => oidcConfig(provider))
  const social = Object.assign({}, ...providers.map(socialConfig))
  return { plugins: oidc.length > 0 ? [genericOAuth({ config: oidc })] : [], socialProviders: social }
}

/** Its id in calls and in the callback address that is registered at the provider. */
export const providerId = (provider: SignInProvider): string =>
  provider.kind === 'oidc' ? provider.id : provider.kind

/** The label of its button. */
export function providerLabel(provider: SignInProvider): string {
  switch (provider.kind) {
    case 'oidc':
      return provider.label
    case 'google':
      return 'Google'
    case 'microsoft':
      return 'Microsoft'
    case 'facebook':
      return 'Facebook'
  }
}

/** Who somebody is, and their address. */
const SCOPES = ['openid', 'email', 'profile']

function oidcConfig(provider: SignInProvider): GenericOAuthConfig[] {
  if (provider.kind !== 'oidc' && provider.kind !== 'google') return []
  const issuer = provider.kind === 'google' ? 'https://accounts.google.com' : provider.issuer
  return [
    {
      providerId: providerId(provider),
      discoveryUrl: `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      scopes: SCOPES,
      pkce: true,
      requireIdTokenVerification: true,
      mapProfileToUser: ({ email, email_verified: given }) => ({
        email: providedAddress(email),
        emailVerified: isVouched(given),
      }),
    },
  ]
}

/**
 * Whether a provider confirms the address: a boolean (OpenID Connect Core, section 5.1), which some send as text. better-auth would take
 * any text as true, even "false".
 */
const isVouched = (value: unknown): boolean => value === true || value === 'true'

/** Microsoft and Facebook do not confirm addresses: an owner with an account here types its password before linking. */
const NOT_VOUCHED = {
  mapProfileToUser: ({ email }: { email?: unknown }) => ({
    email: providedAddress(email),
    emailVerified: false,
  }),
}

/** Signs that end an address or begin another one in a mail's header (RFC 5322, section 3.2.3), spaces and control characters. */
const ADDRESS = /^[^\s\p{C}()<>[\]:;@\\,"]{1,64}@[^\s\p{C}()<>[\]:;@\\,"]{1,189}$/u

/** The address that a provider gives, as forms have it; empty, which is no address for better-auth, where mail to it could go to somebody else. */
function providedAddress(given: unknown): string {
  // One address, with or without the dot that ends a name, and however its accents are written.
  const text = typeof given === 'string' ? given.normalize('NFC').toLowerCase().replace(/\.$/u, '') : ''
  return wellFormedEmail(text) ?? (ADDRESS.test(text) ? text : '')
}

/** Requests only the identity, and nothing lasting: no later access to the profile, and Microsoft's picture is not loaded. */
const SIGN_IN_ONLY = {
  disableDefaultScope: true,
  scope: SCOPES,
  disableProfilePhoto: true,
}

function socialConfig(provider: SignInProvider): Others['socialProviders'] {
  if (provider.kind !== 'microsoft' && provider.kind !== 'facebook') return {}
  const { clientId, clientSecret } = provider
  if (provider.kind === 'facebook') return { facebook: { clientId, clientSecret, ...NOT_VOUCHED } }
  const tenantId = provider.tenant ?? 'common'
  return { microsoft: { clientId, clientSecret, tenantId, ...SIGN_IN_ONLY, ...NOT_VOUCHED } }
}
