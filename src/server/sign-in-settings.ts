import { z } from 'zod'
import type { SignInProvider } from '#api/auth/options.ts'

const text = z.string().min(1).optional()

/** Settings of the sign-in providers. */
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

const GROUPS = [
  ['SIGNIN_GOOGLE_CLIENT_ID', 'SIGNIN_GOOGLE_CLIENT_SECRET'],
  ['SIGNIN_MICROSOFT_CLIENT_ID', 'SIGNIN_MICROSOFT_CLIENT_SECRET'],
  ['SIGNIN_FACEBOOK_CLIENT_ID', 'SIGNIN_FACEBOOK_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/**
 * The providers to offer: those whose settings are all there. Throws what `missing` makes when only some of a group are set, because the
 * operator would look for a button that is not shown.
 */
export function signInProviders(given: Given, missing: (setting: string) => Error): SignInProvider[] {
  refusePartialGroups(given, missing)
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

function refusePartialGroups(given: Given, missing: (setting: string) => Error): void {
  for (const group of GROUPS) {
    const [first, ...more] = group.filter((name) => given[name] === undefined)
    if (first !== undefined && more.length + 1 < group.length) throw missing(first)
  }
  const hasMicrosoft = given.SIGNIN_MICROSOFT_CLIENT_ID !== undefined
  if (given.SIGNIN_MICROSOFT_TENANT !== undefined && !hasMicrosoft)
    throw missing('SIGNIN_MICROSOFT_CLIENT_ID')
}

const pair = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret }
