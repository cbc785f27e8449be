/** `21 Nov 2026`: the specification's `DD MMM Y`, in the given IANA time zone. */
export function shortDate(iso: string, timeZone = 'UTC'): string {
  const { day, month, year } = partsOf(iso, { day: '2-digit', month: 'short', year: 'numeric', timeZone })
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
  const { year, month, day } = partsOf(at.toISOString(), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  })
  return `${year}-${month}-${day}`
}

/** `7:42 pm` in the given IANA time zone. */
export function clockTime(iso: string, timeZone = 'UTC'): string {
  const { hour, minute, dayPeriod } = partsOf(iso, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** `en-US`, because month names of other English locales are not all three letters long (`Sept`). */
const partsOf = (iso: string, options: Intl.DateTimeFormatOptions): Record<string, string | undefined> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', options)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )

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
