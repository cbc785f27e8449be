import type { ConnectorContext, ReadResult } from '../context.ts'
import { askX } from './ask.ts'
import { withinXBudget } from './budget.ts'
import { type XInput, type XSummary, userAnswer } from './schema.ts'
import { xSummaryOf, type XUser } from './map.ts'

/** The public numbers of a user: one user read. */
export async function readXSummary(context: ConnectorContext, input: XInput): Promise<ReadResult<XSummary>> {
  const user = await readXUser(context, input)
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
