import { DAY_MS } from './time-units.ts'

/** Names of the months in dates, January first. */
export const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const DAY = /^\d{4}-\d{2}-\d{2}$/u

/** Whether a text is a real day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** `21 Nov 2026`: the specification's `DD MMM Y`, in the given IANA time zone. */
export function shortDate(iso: string, timeZone = 'UTC'): string {
  const { day, month, year } = timeZone === 'UTC' ? partsInUtc(iso) : partsOf(iso, timeZone)
  return `${day} ${month} ${year}`
}

/** `24 Oct` for a date in the year of `now`; with the year for every other. */
export function nearDate(iso: string, now: Date, timeZone = 'UTC'): string {
  const date = shortDate(iso, timeZone)
  const year = shortDate(now.toISOString(), timeZone).slice(-5)
  return date.endsWith(year) ? date.slice(0, -5) : date
}

/** The day of a time as `YYYY-MM-DD`, in the given IANA time zone. */
export function dayOf(at: Date, timeZone: string): string {
  const { year, month = '', day } = partsOf(at.toISOString(), timeZone)
  return `${year}-${`${MONTH_NAMES.indexOf(month) + 1}`.padStart(2, '0')}-${day}`
}

/** `7:42 pm` in the given IANA time zone. */
export function clockTime(iso: string, timeZone = 'UTC'): string {
  const { hour, minute, dayPeriod } = partsOf(iso, timeZone)
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** A chart names hundreds of days, for which no zone has to be known. */
function partsInUtc(iso: string): Record<'day' | 'month' | 'year', string | undefined> {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-')
  return { day, month: MONTH_NAMES[Number(month) - 1], year }
}

const partsOf = (iso: string, timeZone: string): Record<string, string | undefined> =>
  Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )

const made = new Map<string, Intl.DateTimeFormat>()
/** A server writes times in the zones of all owners. */
const MOST_MADE = 100

/**
 * One for each zone, with all the parts that are ever asked for, and kept: a slow phone takes some 20 ms to make the first one. `en-US`, because month names of
 * other English locales are not all three letters long (`Sept`).
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = made.get(timeZone)
  if (known) return known
  if (made.size >= MOST_MADE) made.clear()
  const format = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
  made.set(timeZone, format)
  return format
}

/** The last midnight in UTC, before which `at` is not. */
export const lastMidnight = (at: Date): Date => new Date(new Date(at).setUTCHours(0, 0, 0, 0))

/** The day so many days after another, `YYYY-MM-DD`; before it for a negative number. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The next midnight in UTC. */
export function nextMidnight(at: Date): Date {
  const midnight = new Date(at)
  midnight.setUTCHours(24, 0, 0, 0)
  return midnight
}

/** The next midnight in a time zone, of those a whole number of hours away from UTC. Throws `RangeError` for a zone that does not exist. */
export function nextMidnightIn(at: Date, timeZone: string): Date {
  const today = dayOf(at, timeZone)
  const next = new Date(at)
  do next.setUTCHours(next.getUTCHours() + 1, 0, 0, 0)
  while (dayOf(next, timeZone) === today)
  return next
}
