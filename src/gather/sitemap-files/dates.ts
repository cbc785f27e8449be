import { DAY_MS } from '#core/time-units.ts'

/** W3C date and time formats (NOTE-datetime), from a year down to a fraction of a second. */
const W3C =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?)?)?$/u

/** Dates of a sitemap: the newest, and whether some are invalid or in the future. */
export interface Lastmods {
  /** ISO date and time, `null` without a valid date. */
  newest: string | null
  bad: boolean
  future: boolean
}

/** Judges `lastmod` values at the time `now`. */
export function judgeLastmods(values: readonly string[], now: Date): Lastmods {
  const times = values.map((value) => (W3C.test(value) ? Date.parse(value) : Number.NaN))
  const readable = times.filter((time) => Number.isFinite(time))
  const newest = readable.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return {
    newest: readable.length === 0 ? null : new Date(newest).toISOString(),
    bad: readable.length < values.length,
    // A date without a time may be tomorrow in the site's time zone.
    future: newest > now.getTime() + DAY_MS,
  }
}
