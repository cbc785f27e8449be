import type { DailyNumber } from '../evidence/accounts.ts'
import { DAY_MS } from '../time-units.ts'

const TWO_WEEKS = 14
/** A night without a number: the one before it, at most this many days, stands in for it. */
const MOST_DAYS_EARLIER = 2

/** How a number has changed in two weeks, or how many of the 14 days are behind us. */
export type TwoWeekChange = { kind: 'known'; change: number } | { kind: 'building'; days: number }

/** The change of a metric in the two weeks before its newest number; `null`: there is no number, or the one of then is missing. `history`: oldest first. */
export function twoWeekChange(history: readonly DailyNumber[], metric: string): TwoWeekChange | null {
  const days = history.filter((one) => one.metric === metric)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const age = daysBetween(first.day, last.day)
  if (age < TWO_WEEKS) return { kind: 'building', days: age }
  const then = days.findLast(({ day }) => daysBetween(day, last.day) >= TWO_WEEKS)
  if (!then || daysBetween(then.day, last.day) > TWO_WEEKS + MOST_DAYS_EARLIER) return null
  return { kind: 'known', change: last.value - then.value }
}

/** The days on which a metric changed, newest first, each with its change. `history`: oldest first. */
export function numberChangesOf(
  history: readonly DailyNumber[],
  metric: string,
): { day: string; change: number }[] {
  const days = history.filter((one) => one.metric === metric)
  return days
    .slice(1)
    .map(({ day, value }, index) => ({ day, change: value - (days[index]?.value ?? value) }))
    .filter(({ change }) => change !== 0)
    .toReversed()
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
