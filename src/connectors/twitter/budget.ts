import type { ConnectorContext, ReadResult } from '../context.ts'

export const READS_SETTING = 'X_DAILY_READS'
/** Users and posts that the whole installation reads in a day, unless the operator says otherwise. */
const DAILY_READS = 200

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
  const daily = Number(context.secret(READS_SETTING) || DAILY_READS)
  if (!(await context.countToday(most, daily)))
    return { ok: false, failure: { kind: 'quota', retryAt: nextMidnight(context.now()) } }
  const answer = await read()
  const unused = most - chargedFor(answer, most, itemsOf)
  if (unused > 0) await context.countToday(-unused, daily)
  return answer
}

/** An answer in an unknown form was charged for as well. */
function chargedFor<Answer>(
  answer: ReadResult<Answer>,
  most: number,
  itemsOf: (answer: Answer) => number,
): number {
  if (answer.ok) return Math.min(most, itemsOf(answer.data))
  return answer.failure.kind === 'bad_shape' ? most : 0
}

function nextMidnight(now: Date): string {
  const midnight = new Date(now)
  midnight.setUTCHours(24, 0, 0, 0)
  return midnight.toISOString()
}
