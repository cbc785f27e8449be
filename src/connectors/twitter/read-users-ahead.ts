import type { ConnectionFailure, FailureKind } from '#core/connections/failures.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import { askX } from './ask.ts'
import { withinXBudget } from './budget.ts'
import { xSubject } from './map.ts'
import { MinuteMemory } from './minute-memory.ts'
import { noUser } from './no-user.ts'
import { usersAnswer, type XInput, xUser, type XUser } from './schema.ts'

/** Handles that X takes in one request (`GET /2/users/by`). */
export const USERS_AT_ONCE = 100
/** Failures of the request that say nothing of a handle in it; nor does one that was too large for the day's reads. */
const OF_THE_REQUEST: ReadonlySet<FailureKind> = new Set(['rejected', 'not_found', 'bad_shape'])

const readAhead = new MinuteMemory<ReadResult<XUser>>(4 * USERS_AT_ONCE)

/** What was read of a handle together with others in the last minute; `null`: nothing. */
export const userReadAhead = (context: ConnectorContext, { handle }: XInput): ReadResult<XUser> | null =>
  readAhead.get(context, handle)

/**
 * Reads up to {@link USERS_AT_ONCE} users with one request: X allows 300 of them in 15 minutes, and charges for each user all the same. A handle of which
 * the answer says nothing that we know is left to a request of its own.
 */
export async function readXUsersAhead(
  context: ConnectorContext,
  inputs: readonly XInput[],
): Promise<ReadResult<null>> {
  const handles = [...new Set(inputs.map(({ handle }) => xSubject(handle)))]
  const answer = await withinXBudget(
    context,
    handles.length,
    () => askX(context, (names) => `/2/users/by?usernames=${handles.join(',')}&${names.user}`, usersAnswer),
    ({ data = [] }) => data.length,
  )
  if (!answer.ok) return forAll(context, handles, answer.failure)
  const { data = [], errors = [] } = answer.data
  for (const one of data) {
    const user = xUser.safeParse(one).data
    if (user) readAhead.set(context, user.username, { ok: true, data: user })
  }
  for (const problem of errors) {
    const known = noUser([problem])
    const isUnknown = !known.ok && known.failure.kind === 'bad_shape'
    if (problem.value !== undefined && !isUnknown) readAhead.set(context, problem.value, known)
  }
  return { ok: true, data: null }
}

function forAll(
  context: ConnectorContext,
  handles: readonly string[],
  failure: ConnectionFailure,
): ReadResult<null> {
  if (!OF_THE_REQUEST.has(failure.kind) && failure.isOfAccount !== true)
    for (const handle of handles) readAhead.set(context, handle, { ok: false, failure })
  return { ok: false, failure }
}
