import { DAY_MS, SECOND_MS } from '#core/time-units.ts'
import { z } from 'zod'
import { askService, type ServiceRefusal } from '../ask.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { X_NAMES, type XNames } from './names.ts'

export const TOKEN_SETTING = 'X_BEARER_TOKEN'

/** X names a time within its window of 15 minutes; one much later is a fault, and is not waited for. */
const LONGEST_WAIT = DAY_MS
const problem = z.object({ type: z.string().max(300) })

/** Reads one path by the names that X accepts today. */
export async function askX<Answer>(
  context: ConnectorContext,
  pathIn: (names: XNames) => string,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> {
  let answer: ReadResult<Answer> = { ok: false, failure: { kind: 'rejected' } }
  for (const names of X_NAMES) {
    answer = await askOnce(context, pathIn(names), shape)
    if (answer.ok || answer.failure.kind !== 'rejected') return answer
  }
  return answer
}

const askOnce = <Answer>(context: ConnectorContext, path: string, shape: z.ZodType<Answer>) =>
  askService(
    context,
    { endpoint: 'x', path, headers: { authorization: `Bearer ${context.secret(TOKEN_SETTING)}` } },
    shape,
    (refusal) => refusalOfX(refusal, context.now()),
  )

function refusalOfX({ status, headers, json }: ServiceRefusal, now: Date) {
  if (status === 400) return { kind: 'rejected' as const }
  if (status === 401 || status === 403) return { kind: 'not_configured' as const }
  if (status === 402) return { kind: 'billing' as const }
  if (status === 404) return { kind: 'not_found' as const }
  if (status !== 429) return null
  const isCapped = problem.safeParse(json).data?.type.endsWith('usage-capped') === true
  if (isCapped) return { kind: 'billing' as const, code: 'usage-capped' }
  const retryAt = resetOf(headers['x-rate-limit-reset'], now)
  return { kind: 'quota' as const, ...(retryAt === null ? {} : { retryAt }) }
}

/** The end of the window, which X writes in seconds since 1970. */
function resetOf(header: string | string[] | undefined, now: Date): string | null {
  if (typeof header !== 'string' || !/^\d{1,12}$/u.test(header)) return null
  const at = Number(header) * SECOND_MS
  return at > now.getTime() && at - now.getTime() < LONGEST_WAIT ? new Date(at).toISOString() : null
}
