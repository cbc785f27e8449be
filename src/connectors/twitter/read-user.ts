import type { ConnectorContext, ReadResult } from '../context.ts'
import { askX } from './ask.ts'
import { withinXBudget } from './budget.ts'
import { type XInput, type XSummary, userAnswer } from './schema.ts'
import { xSummaryOf, type XUser } from './map.ts'

/** How long a user that was just read is used again: X charges for each read, and figures and popular post are mostly read together. */
const JUST_MS = 60_000
const MOST_KEPT = 200
const justRead = new WeakMap<ConnectorContext['memory'], Map<string, { user: XUser; at: number }>>()

/** A user who was read within the last minute, or else is read now. */
export async function xUserNow(context: ConnectorContext, input: XInput): Promise<ReadResult<XUser>> {
  const known = justRead.get(context.memory)?.get(input.handle)
  const age = known ? context.now().getTime() - known.at : JUST_MS
  return known && age >= 0 && age < JUST_MS ? { ok: true, data: known.user } : readXUser(context, input)
}

function remember(context: ConnectorContext, { handle }: XInput, user: XUser): void {
  const kept = justRead.get(context.memory) ?? new Map<string, { user: XUser; at: number }>()
  kept.delete(handle)
  kept.set(handle, { user, at: context.now().getTime() })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  justRead.set(context.memory, kept)
}

/** The public numbers of a user: one user read. */
export async function readXSummary(context: ConnectorContext, input: XInput): Promise<ReadResult<XSummary>> {
  const user = await readXUser(context, input)
  if (user.ok) remember(context, input, user.data)
  return user.ok ? xSummaryOf(user.data, context.now()) : user
}

/** A user by their handle; the failure says whether there is none, or their posts are protected from us. */
export async function readXUser(context: ConnectorContext, { handle }: XInput): Promise<ReadResult<XUser>> {
  const answer = await withinXBudget(
    context,
    1,
    () => askX(context, (names) => `/2/users/by/username/${handle}?${names.user}`, userAnswer),
    ({ data }) => (data ? 1 : 0),
  )
  if (!answer.ok) return answer
  const { data, errors = [] } = answer.data
  if (data) return { ok: true, data }
  const ends = (ending: string) => errors.some(({ type }) => type.endsWith(ending))
  if (ends('not-authorized-for-resource')) return { ok: false, failure: { kind: 'permission' } }
  return { ok: false, failure: { kind: ends('resource-not-found') ? 'not_found' : 'bad_shape' } }
}
