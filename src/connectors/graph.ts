import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService, type ServiceRefusal } from './ask.ts'
import type { ConnectorContext, ReadResult } from './context.ts'
import { graphPauseOf, noteGraphUsage } from './graph-usage.ts'

/** The version of Meta's Graph API. A version lives about two years; this one came out in 2026. */
export const GRAPH_VERSION = 'v26.0'
/** Graph refused a field or a metric: our list is older than its. */
export const UNKNOWN_NAME = '100'

/** What id and secret of an app at Meta look like; those of its Instagram part have the same forms. */
export const metaAppId = z.string().regex(/^\d{10,20}$/u, 'An app id has 10 to 20 digits.')
export const metaAppSecret = z
  .string()
  .regex(/^[0-9a-f]{32}$/iu, 'A secret has 32 characters: digits and the letters a to f.')

/** One call of Graph: where, with whose token, and what. */
export interface GraphCall {
  /** `graph` or `igGraph`. */
  endpoint: string
  /** The token, which the app's secret has to prove; `null`: the call needs none. */
  token: string | null
  /** Setting with the app's secret. */
  secretSetting: string
  /** Below the version: `/me/accounts`. */
  path: string
  parameters?: Readonly<Record<string, string>>
  method?: 'GET' | 'DELETE'
  /** The path has no version. */
  isUnversioned?: true
}

/** Calls Graph, and notes how much of its quota is used. */
export async function askGraph<Answer>(
  context: ConnectorContext,
  call: GraphCall,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> {
  const { endpoint, method = 'GET', path, isUnversioned } = call
  const query = new URLSearchParams({ ...call.parameters, ...proofOf(context, call) })
  return askService(
    context,
    {
      endpoint,
      method,
      path: `${isUnversioned ? '' : `/${GRAPH_VERSION}`}${path}?${query}`,
      seeHeaders: (headers) => noteGraphUsage(context, headers),
    },
    shape,
    (refusal) => refusalOfGraph(refusal, context),
  )
}

/** A token that was stolen is of no use without the proof, which needs the app's secret. */
function proofOf(context: ConnectorContext, { token, secretSetting }: GraphCall): Record<string, string> {
  if (token === null) return {}
  const proof = createHmac('sha256', context.secret(secretSetting)).update(token).digest('hex')
  return { access_token: token, appsecret_proof: proof }
}

const graphError = z.object({
  error: z.object({
    code: z.number().int(),
    error_subcode: z.number().int().optional(),
    message: z.string().max(5_000).optional(),
  }),
})
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [1, 'vendor_down'],
  [2, 'vendor_down'],
  [4, 'quota'],
  [10, 'permission'],
  [17, 'quota'],
  [32, 'quota'],
  [102, 'reauth'],
  [190, 'reauth'],
  [613, 'quota'],
  [803, 'not_found'],
  [2_635, 'bad_shape'],
  [80_001, 'quota'],
  [80_002, 'quota'],
])
const NO_SUCH_OBJECT = 33
const STALE_NAME = /nonexisting field(?: \((?<name>\w{1,60})\))?|valid insights metric/iu

function refusalOfGraph({ json, headers }: ServiceRefusal, context: ConnectorContext) {
  const parsed = graphError.safeParse(json)
  if (!parsed.success) return null
  const { code, error_subcode, message = '' } = parsed.data.error
  const kind = kindOf(code, error_subcode, message)
  const pause = kind === 'quota' ? graphPauseOf(context, headers, code) : {}
  const unknownName = kind === 'bad_shape' ? STALE_NAME.exec(message)?.groups?.['name'] : undefined
  return {
    kind,
    code: String(code),
    ...pause,
    ...(unknownName === undefined ? {} : { unknownName }),
  }
}

function kindOf(code: number, subcode: number | undefined, message: string): FailureKind {
  if (code >= 200 && code <= 299) return 'permission'
  if (code !== 100) return KINDS.get(code) ?? 'vendor_down'
  if (subcode === NO_SUCH_OBJECT) return 'not_found'
  return STALE_NAME.test(message) ? 'bad_shape' : 'rejected'
}
