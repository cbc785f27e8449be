import { monthsBefore } from '../calendar.ts'
import { dayOf } from '../dates.ts'
import { DAY_MS, SECOND_MS } from '../time-units.ts'

/**
 * When what was paid for ends: the same day next year at 23:59:59 on the clock of a time zone (IANA); 29 February ends on
 * 28 February (decisions, section 10).
 */
export function endOfYearFrom(paidAt: Date, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = dayOf(paidAt, timeZone).split('-').map(Number)
  return lastSecond(monthsBefore(Date.UTC(year, month - 1, day), -12), timeZone)
}

/** The last second of the day of a time, on the clock of a time zone (IANA). */
export const endOfDay = (at: Date, timeZone: string): Date =>
  lastSecond(Date.parse(dayOf(at, timeZone)), timeZone)

/** `day`: its midnight in UTC, in milliseconds since 1970. A time zone is at most 14 hours from UTC, so the last second is searched for within those. */
function lastSecond(day: number, timeZone: string): Date {
  const name = dayOf(new Date(day), 'UTC')
  let [from, to] = [day - DAY_MS, day + 2 * DAY_MS]
  while (to - from > SECOND_MS) {
    const middle = from + Math.floor((to - from) / 2 / SECOND_MS) * SECOND_MS
    if (dayOf(new Date(middle), timeZone) <= name) from = middle
    else to = middle
  }
  return new Date(from)
}
