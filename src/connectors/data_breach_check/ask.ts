import type { z } from 'zod'
import type { FailureKind } from '#core/connections/failures.ts'
import { askService } from '../ask.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'

export const KEY_SETTING = 'HIBP_API_KEY'

/** The documented refusals; anything else that is no answer is an outage. */
const KINDS: ReadonlyMap<number, FailureKind> = new Map([
  [400, 'rejected'],
  [401, 'not_configured'],
  [403, 'not_approved'],
  [404, 'not_found'],
  [429, 'quota'],
])

/** Reads one path; `null` when the service holds nothing there. */
export async function ask<Answer>(
  context: ConnectorContext,
  path: string,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer | null>> {
  const headers = { 'hibp-api-key': context.secret(KEY_SETTING) }
  const answer = await askService(context, { endpoint: 'hibp', path, headers }, shape, ({ status }) => {
    const kind = KINDS.get(status)
    return kind ? { kind } : null
  })
  return !answer.ok && answer.failure.kind === 'not_found' ? { ok: true, data: null } : answer
}
