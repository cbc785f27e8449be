import type { ConnectorContext, ReadResult } from '../context.ts'
import { askX } from './ask.ts'
import { withinXBudget } from './budget.ts'
import { xSummaryOf } from './map.ts'
import { MinuteMemory } from './minute-memory.ts'
import { noUser } from './no-user.ts'
import { userReadAhead } from './read-users-ahead.ts'
import { type XInput, type XSummary, type XUser, userAnswer } from './schema.ts'

/** X charges for each read, and figures and popular post are mostly read together. */
const justRead = new MinuteMemory<XUser>(200)

/** A user who was read within the last minute, or who is read now. One who was read together with others may be two minutes old. */
export async function xUserNow(context: ConnectorContext, input: XInput): Promise<ReadResult<XUser>> {
  const known = justRead.get(context, input.handle)
  return known ? { ok: true, data: known } : readXUser(context, input)
}

/** The public numbers of a user: one user read, unless it was read ahead. */
export async function readXSummary(context: ConnectorContext, input: XInput): Promise<ReadResult<XSummary>> {
  const user = userReadAhead(context, input) ?? (await readXUser(context, input))
  if (user.ok) justRead.set(context, input.handle, user.data)
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
  return data ? { ok: true, data } : noUser(errors)
}
