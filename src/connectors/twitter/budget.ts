import type { ConnectionFailure } from '#core/connections/failures.ts'
import { nextMidnight } from '#core/dates.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'

export const READS_SETTING = 'X_DAILY_READS'
/** Users and posts that the whole installation reads in a day, unless the operator says otherwise. */
const DAILY_READS = 200

/** Users and posts that the operator allows in a day. */
export const xReadsADay = (context: ConnectorContext): number =>
  Number(context.secret(READS_SETTING) || DAILY_READS)

/**
 * Makes a request that X charges for each item of its answer. It is counted before it is made, at its largest, and what was not used is given
 * back: simultaneous requests cannot exceed the budget together.
 */
export async function withinXBudget<Answer>(
  context: ConnectorContext,
  most: number,
  read: () => Promise<ReadResult<Answer>>,
  itemsOf: (answer: Answer) => number,
): Promise<ReadResult<Answer>> {
  const daily = xReadsADay(context)
  if (!(await context.countToday(most, daily)))
    return { ok: false, failure: { kind: 'quota', ...endOf(most, context.now()) } }
  const answer = await read()
  const unused = most - chargedFor(answer, most, itemsOf)
  if (unused > 0) await context.countToday(-unused, daily)
  return answer
}

/** What is too little for this request may be enough for a smaller one: only a day without a single read left stops the service until it ends. */
const endOf = (most: number, now: Date): Pick<ConnectionFailure, 'retryAt' | 'isOfAccount'> =>
  most === 1 ? { retryAt: nextMidnight(now).toISOString() } : { isOfAccount: true }

/** An answer in an unknown form was charged for as well. */
function chargedFor<Answer>(
  answer: ReadResult<Answer>,
  most: number,
  itemsOf: (answer: Answer) => number,
): number {
  if (answer.ok) return Math.min(most, itemsOf(answer.data))
  return answer.failure.kind === 'bad_shape' ? most : 0
}
