import { type AdsPeriod, rangeOf } from '#core/ads/dates.ts'
import { nearDate, shortDate } from '#core/dates.ts'

/** `22 Oct to 20 Nov 2026`; `All time`. */
export function datesWords(period: AdsPeriod, today: string): string {
  const range = rangeOf(period, today)
  if (range === null) return 'All time'
  return `${nearDate(range.from, new Date(range.to))} to ${shortDate(range.to)}`
}
