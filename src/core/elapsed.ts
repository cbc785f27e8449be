import { wholeDays, wholeMonths } from './calendar.ts'
import { plural } from './words.ts'

/**
 * How long ago, in the coarsest whole unit: "6 days", "1 week", "4 weeks", "1 month", "1 year" (decisions, section 6.2).
 * Under one day, and for a moment in the future, "today". Both are milliseconds since 1970; months are calendar months, UTC.
 */
export function elapsed(since: number, now: number): string {
  const months = wholeMonths(since, now)
  if (months >= 12) return plural(Math.floor(months / 12), 'year')
  if (months > 0) return plural(months, 'month')

  const days = wholeDays(since, now)
  if (days >= 7) return plural(Math.floor(days / 7), 'week')
  return days > 0 ? plural(days, 'day') : 'today'
}
