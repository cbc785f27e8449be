import { toneRank } from '#core/compare.ts'
import { FIRST_RESULTS_MS } from '#core/history.ts'
import type { Snapshot } from '#core/snapshot.ts'
import { DAY_MS } from '#core/time-units.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { resultKindOf } from './kind-of.ts'

type Shown = Pick<CheckAnswer, 'newest' | 'trend'> & {
  item: Pick<
    NonNullable<CheckAnswer['item']>,
    'state' | 'before' | 'after' | 'completed' | 'isDoubtful'
  > | null
}

/** What an owner has fixed within the last day: its worst result while open, and the one that completed it. */
export interface FixedLately {
  before: Snapshot
  after: Snapshot
  /** When it was completed, ISO 8601. */
  at: string
}

/**
 * A check that turned good within the last day, also by a scan that was asked for on another page. `null`: it did not, or the website need
 * not have changed: a question was answered, our rule is another one, or signing up told us more right after the first results.
 */
export function fixedLately({ item, newest, trend }: Shown, now: Date): FixedLately | null {
  if (item?.state !== 'completed' || item.isDoubtful || resultKindOf(newest) !== 'good') return null
  const { before, after, completed } = item
  if (!before || !after || !completed || before.revision !== after.revision) return null
  const [was, is] = [toneRank(before), toneRank(after)]
  if (was === null || is === null || is <= was) return null
  const doneAt = Date.parse(completed.at)
  const firstAt = Date.parse(trend.points[0]?.at ?? before.at)
  if (now.getTime() - doneAt >= DAY_MS || doneAt - firstAt < FIRST_RESULTS_MS) return null
  return { before, after, at: completed.at }
}
