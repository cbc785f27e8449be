import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService, type ReadRefusal } from '../ask.ts'
import type { ConnectorContext, Grant } from '../context.ts'

/** What MYOB documents about refusals (developer.myob.com, "API Response Codes"). */
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [400, 'rejected'],
  [401, 'reauth'],
  [403, 'permission'],
  [404, 'not_found'],
  [429, 'quota'],
])
/** A 403 is also the answer to too many requests, named in this header. */
const OVER_LIMIT = /_OVER_(?:QPS|RATE)/u

const myobRefusal: ReadRefusal = ({ status, headers }) => {
  const named = headers['x-mashery-error-code']
  if (status === 403 && typeof named === 'string' && OVER_LIMIT.test(named)) return { kind: 'quota' }
  const kind = KINDS.get(status)
  return kind ? { kind } : null
}

/** Reads one path of the business that the owner chose, with the owner's permission. */
export const askMyob = <Answer>(
  context: ConnectorContext,
  { grant, businessId, path }: { grant: Grant; businessId: string; path: string },
  shape: z.ZodType<Answer>,
) =>
  askService(
    context,
    {
      endpoint: 'myob',
      path: `/accountright/${encodeURIComponent(businessId)}${path}`,
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        'x-myobapi-key': context.secret('MYOB_API_KEY'),
        'x-myobapi-version': 'v2',
      },
    },
    shape,
    myobRefusal,
  )
