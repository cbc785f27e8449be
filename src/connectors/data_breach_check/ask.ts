import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { PartnerUnreachable, secondsNamed } from '#net/partner-door.ts'
import type { ConnectorContext, ReadResult } from '../connector.ts'

export const KEY_SETTING = 'HIBP_API_KEY'

/** The documented refusals; anything else that is no answer is an outage. */
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [400, 'rejected'],
  [401, 'not_configured'],
  [403, 'not_approved'],
  [429, 'quota'],
])
const OK = 200
const NOT_FOUND = 404

/** Reads one path; `null` when the service holds nothing there. */
export async function ask<Answer>(
  context: ConnectorContext,
  path: string,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer | null>> {
  const headers = { accept: 'application/json', 'hibp-api-key': context.secret(KEY_SETTING) }
  const answer = await context.http.get(path, headers).catch((error: unknown) => {
    if (error instanceof PartnerUnreachable) return null
    throw error
  })
  if (answer?.status === NOT_FOUND) return { ok: true, data: null }
  if (answer?.status !== OK) return refused(context, answer)
  const parsed = shape.safeParse(jsonOf(answer.body))
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, failure: { kind: 'bad_shape' } }
}

type Answer = Awaited<ReturnType<ConnectorContext['http']['get']>>

function refused(context: ConnectorContext, answer: Answer | null): ReadResult<never> {
  const kind = KINDS.get(answer?.status ?? 0) ?? 'vendor_down'
  const seconds = secondsNamed(answer?.headers['retry-after'])
  if (seconds === null) return { ok: false, failure: { kind } }
  const retryAt = new Date(context.now().getTime() + seconds * 1_000).toISOString()
  return { ok: false, failure: { kind, retryAt } }
}

/** `undefined` for what is not JSON: no shape fits it. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
