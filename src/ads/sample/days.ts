import { DAY_MS } from '#core/time-units.ts'

/** A day (`YYYY-MM-DD`) as its number since 1970. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS)

const known = new Map<number, string>()

/** The day of a number since 1970. Each is written once: a read of the sample goes through the same days for every campaign. */
export function dayOfNumber(number: number): string {
  const day = known.get(number) ?? new Date(number * DAY_MS).toISOString().slice(0, 10)
  known.set(number, day)
  return day
}

/** How busy each day of the week is, from Sunday; 100 is usual. */
const BY_WEEKDAY = [70, 80, 94, 108, 122, 128, 98]
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** How busy a day is, about 100: the rhythm of the week, with a little of the day's own. */
export const busyness = (number: number): number =>
  (BY_WEEKDAY[(number + FIRST_WEEKDAY) % BY_WEEKDAY.length] ?? 100) + ((number * 7) % 11) - 5
