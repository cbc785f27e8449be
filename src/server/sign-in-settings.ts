import { z } from 'zod'
import type { SignInProvider } from '#api/auth/options.ts'

const text = z.string().min(1).optional()

/** Settings of sign-in by somebody else's account. A provider is offered when its group is complete. */
export const signInSettings = {
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_LABEL: z.string().min(1).default('your organisation'),
  SIGNIN_GOOGLE_CLIENT_ID: text,
  SIGNIN_GOOGLE_CLIENT_SECRET: text,
  SIGNIN_MICROSOFT_CLIENT_ID: text,
  SIGNIN_MICROSOFT_CLIENT_SECRET: text,
  SIGNIN_MICROSOFT_TENANT: text,
  SIGNIN_FACEBOOK_CLIENT_ID: text,
  SIGNIN_FACEBOOK_CLIENT_SECRET: text,
}

const shape = z.object(signInSettings)
type Given = z.infer<typeof shape>

export function signInProviders(given: Given): SignInProvider[] {
  const google = pair(given.SIGNIN_GOOGLE_CLIENT_ID, given.SIGNIN_GOOGLE_CLIENT_SECRET)
  const microsoft = pair(given.SIGNIN_MICROSOFT_CLIENT_ID, given.SIGNIN_MICROSOFT_CLIENT_SECRET)
  const facebook = pair(given.SIGNIN_FACEBOOK_CLIENT_ID, given.SIGNIN_FACEBOOK_CLIENT_SECRET)
  const oidc = pair(given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET)
  const tenant = given.SIGNIN_MICROSOFT_TENANT
  return [
    ...(google ? [{ kind: 'google', ...google } as const] : []),
    ...(microsoft ? [{ kind: 'microsoft', ...microsoft, ...(tenant ? { tenant } : {}) } as const] : []),
    ...(facebook ? [{ kind: 'facebook', ...facebook } as const] : []),
    ...(oidc && given.OIDC_ISSUER
      ? [{ kind: 'oidc', id: 'oidc', label: given.OIDC_LABEL, issuer: given.OIDC_ISSUER, ...oidc } as const]
      : []),
  ]
}

const pair = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret }
