import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService, type ConnectorRequest, type ReadRefusal } from '../ask.ts'
import type { ConnectorContext, Grant } from '../context.ts'
import { noteXeroQuota } from './organisation-quota.ts'

/** What Xero documents about refusals (developer.xero.com, "HTTP response codes and errors"). */
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [400, 'rejected'],
  [401, 'reauth'],
  [403, 'permission'],
  [404, 'not_found'],
  [429, 'quota'],
])

const xeroRefusal: ReadRefusal = ({ status, headers }) => {
  const kind = KINDS.get(status)
  if (kind === undefined) return null
  const problem = headers['x-rate-limit-problem']
  if (kind !== 'quota' || typeof problem !== 'string' || !/^[\w-]{1,40}$/u.test(problem)) return { kind }
  return { kind, code: problem, ...(OF_APP.test(problem) ? {} : { isOfAccount: true }) }
}
/** The limit of the app for all organisations; the others are each organisation's. */
const OF_APP = /^app/iu

/** Sends one request to Xero with the owner's permission. */
export const askXero = <Answer>(
  context: ConnectorContext,
  grant: Grant,
  request: Omit<ConnectorRequest, 'endpoint'>,
  shape: z.ZodType<Answer>,
) =>
  askService(
    context,
    {
      ...request,
      endpoint: 'xero',
      headers: { authorization: `Bearer ${grant.accessToken}`, ...request.headers },
      seeHeaders: (headers) => noteXeroQuota(context, headers),
    },
    shape,
    xeroRefusal,
  )
