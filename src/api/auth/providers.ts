import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins'
import type { SignInProvider } from './options.ts'

/** What better-auth needs to know of providers. */
export interface Others {
  plugins: BetterAuthPlugin[]
  socialProviders: NonNullable<BetterAuthOptions['socialProviders']>
}

export const NO_OTHERS: Others = { plugins: [], socialProviders: {} }

/** Providers as better-auth takes them. Those of OpenID Connect are asked for their endpoints when the result is used. */
export function othersOf(providers: readonly SignInProvider[]): Others {
  const oidc = providers.flatMap((provider) => oidcConfig(provider))
  const social = Object.assign({}, ...providers.map(socialConfig))
  return { plugins: oidc.length > 0 ? [genericOAuth({ config: oidc })] : [], socialProviders: social }
}

/** Its id in calls and in the address that is registered at the provider. */
export const providerId = (provider: SignInProvider): string =>
  provider.kind === 'oidc' ? provider.id : provider.kind

/** What stands on its button. */
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
      mapProfileToUser: ({ email_verified: said }) => ({ emailVerified: isVouched(said) }),
    },
  ]
}

/**
 * Whether a provider vouches for the address: a truth value (OpenID Connect Core, section 5.1), which some send as text. better-auth would take
 * any text for yes, "false" among them.
 */
const isVouched = (said: unknown): boolean => said === true || said === 'true'

/** Microsoft and Facebook do not vouch for addresses: whoever has an account here proves it by password before linking. */
const NOT_VOUCHED = { mapProfileToUser: () => ({ emailVerified: false }) }

/** Who somebody is, and nothing that lasts: no reading of their profile later, no picture. */
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
