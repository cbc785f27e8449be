import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService, type ConnectorRequest } from '../ask.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'

export const LOGIN_SETTING = 'DATAFORSEO_LOGIN'
export const PASSWORD_SETTING = 'DATAFORSEO_PASSWORD'

const SUCCESS = 20_000
/** The search was made and found nothing. */
const NO_RESULTS = 40_102
/** Statuses of an answer or of its task (docs.dataforseo.com/v3/appendix/errors). Anything else is an outage. */
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [40_100, 'not_configured'],
  [40_104, 'not_approved'],
  [40_200, 'billing'],
  [40_201, 'not_approved'],
  [40_202, 'quota'],
  [40_203, 'quota'],
  [40_204, 'not_approved'],
  [40_209, 'quota'],
  [40_210, 'billing'],
  [40_501, 'rejected'],
  [40_502, 'rejected'],
  [40_503, 'rejected'],
  [40_506, 'rejected'],
])
const HTTP_KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [401, 'not_configured'],
  [402, 'billing'],
  [403, 'not_approved'],
  [429, 'quota'],
])

interface Envelope<Result> {
  status_code: number
  tasks: { status_code: number; result: Result[] | null }[] | null
}

/** Sends one task and gives its results; none where the service found nothing. */
export async function askDataForSeo<Result>(
  context: ConnectorContext,
  request: Omit<ConnectorRequest, 'endpoint' | 'headers'>,
  shape: z.ZodType<Envelope<Result>>,
): Promise<ReadResult<Result[]>> {
  const login = `${context.secret(LOGIN_SETTING)}:${context.secret(PASSWORD_SETTING)}`
  const headers = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
  const answer = await askService(context, { ...request, endpoint: 'dfs', headers }, shape, ({ status }) => {
    const kind = HTTP_KINDS.get(status)
    return kind ? { kind } : null
  })
  if (!answer.ok) return answer
  const [task] = answer.data.tasks ?? []
  const status = answer.data.status_code === SUCCESS ? task?.status_code : answer.data.status_code
  if (status === NO_RESULTS) return { ok: true, data: [] }
  if (status === SUCCESS && task) return { ok: true, data: task.result ?? [] }
  if (status === undefined) return { ok: false, failure: { kind: 'bad_shape' } }
  return { ok: false, failure: { kind: KINDS.get(status) ?? 'vendor_down', code: String(status) } }
}
