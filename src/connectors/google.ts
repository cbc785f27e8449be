import { z } from 'zod'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { askService, type ConnectorRequest, type ReadRefusal } from './ask.ts'
import type { Connect } from './connect.ts'
import type { ConnectorSetting } from './connector.ts'
import type { ConnectorContext, Grant, ReadResult } from './context.ts'
import {
  googleCodeOf,
  googleError,
  isQuotaOfProject,
  isQuotaOfUser,
  kindOfGoogleError,
  retryAtOf,
} from './google-errors.ts'
import { DAY_MS } from '#core/time-units.ts'

/** The services of Google, by the folders of their connectors. */
const GOOGLE_SERVICES: readonly string[] = ['gmb', 'google_analytics', 'adwords', 'search_console']

/** The one OAuth client that all Google services of an installation share; each of them has its own connection and grant. */
export const GOOGLE_SETTINGS: readonly ConnectorSetting[] = [
  {
    name: 'GOOGLE_CLIENT_ID',
    label: 'Client ID',
    shape: z
      .string()
      .regex(
        /^[\w-]{1,200}\.apps\.googleusercontent\.com$/u,
        'A client ID ends in .apps.googleusercontent.com.',
      ),
  },
  {
    name: 'GOOGLE_CLIENT_SECRET',
    label: 'Client secret',
    shape: z
      .string()
      .regex(/^[\w-]{16,200}$/u, 'A client secret has 16 to 200 letters, digits, - and _, and no spaces.'),
  },
  {
    // Google approves its services one by one, and a project may have some of them only.
    name: 'GOOGLE_ENABLE',
    label: 'Services in use, when not all',
    shape: z
      .string()
      .transform((text) => text.split(',').map((service) => service.trim()))
      .refine(
        (services) => services.every((service) => GOOGLE_SERVICES.includes(service)),
        `It lists some of ${GOOGLE_SERVICES.join(', ')}, separated by commas.`,
      )
      .transform((services) => services.join(',')),
    isOptional: true,
    listsServices: true,
  },
]

/** Where the operator makes the OAuth client. */
export const GOOGLE_KEY_URL = 'https://console.cloud.google.com/auth/clients'

/** Where owners give permission, and where codes and tokens are exchanged. */
export const GOOGLE_ENDPOINTS = {
  googleAuth: 'https://accounts.google.com',
  googleToken: 'https://oauth2.googleapis.com',
} as const

/** Google forgets a permission that was not used for six months. */
const KEEP_ALIVE_MS = 60 * DAY_MS

/** How an owner connects one Google service: all that is the same for each. */
export const googleConnect = (own: Pick<Connect, 'accounts' | 'choose' | 'reads' | 'scopes'>): Connect => ({
  ...own,
  client: { id: 'GOOGLE_CLIENT_ID', secret: 'GOOGLE_CLIENT_SECRET' },
  authorize: {
    endpoint: 'googleAuth',
    path: '/o/oauth2/v2/auth',
    // `include_granted_scopes`: what an owner allowed for another service stays out of this grant, so that each can be disconnected alone.
    parameters: () => ({ access_type: 'offline', prompt: 'consent', include_granted_scopes: 'false' }),
    pkce: true,
  },
  token: { endpoint: 'googleToken', path: '/token', secretIn: 'body' },
  revoke: revokeGoogle,
  keepAliveMs: KEEP_ALIVE_MS,
})

/** Takes a permission back; one that is gone already is no failure. */
async function revokeGoogle(context: ConnectorContext, grant: Grant): Promise<ReadResult<null>> {
  const form = { token: grant.refreshToken ?? grant.accessToken }
  const request: ConnectorRequest = {
    endpoint: 'googleToken',
    path: '/revoke',
    method: 'POST',
    form,
    mayRepeat: true,
  }
  const answer = await askService(context, request, z.unknown(), ({ status }) =>
    status === 400 ? { kind: 'not_found' } : null,
  )
  return answer.ok || answer.failure.kind === 'not_found' ? { ok: true, data: null } : answer
}

/** What readers of a refusal need to know of the request. */
interface Refused {
  /** Turns what is wrong with a change into words beside its fields. */
  fieldsOf?: ((json: unknown) => ConnectionFailure['fields']) | undefined
  /** The endpoint gives each account a quota of its own: a used-up one that is not the project's is the account's. */
  hasAccountQuota?: boolean | undefined
}

/** Reads a refusal of any Google service. */
export const readGoogleRefusal =
  (context: ConnectorContext, { fieldsOf, hasAccountQuota = false }: Refused = {}): ReadRefusal =>
  ({ status, json }) => {
    const error = googleError(json)
    const kind = kindOfGoogleError(status, error)
    if (kind === null) return null
    const code = googleCodeOf(error)
    const retryAt = retryAtOf(error, context.now())
    const fields = kind === 'rejected' ? fieldsOf?.(json) : undefined
    const isOfAccount =
      kind === 'quota' && (isQuotaOfUser(error) || (hasAccountQuota && !isQuotaOfProject(error)))
    return {
      kind,
      ...(isOfAccount ? { isOfAccount } : {}),
      ...(code ? { code } : {}),
      ...(retryAt ? { retryAt } : {}),
      ...(fields ? { fields } : {}),
    }
  }

/** A request to a Google service. */
export interface GoogleRequest extends ConnectorRequest, Refused {}

/** Sends one request with an owner's permission, and reads its answer by a schema. */
export function askGoogle<Answer>(
  context: ConnectorContext,
  grant: Grant | null,
  { fieldsOf, hasAccountQuota, ...request }: GoogleRequest,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> {
  if (grant === null) return Promise.resolve({ ok: false, failure: { kind: 'reauth' } })
  const headers = { ...request.headers, authorization: `Bearer ${grant.accessToken}` }
  return askService(
    context,
    { ...request, headers },
    shape,
    readGoogleRefusal(context, { fieldsOf, hasAccountQuota }),
  )
}
