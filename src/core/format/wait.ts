import { plural } from '../words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The message for something that was done too often, with the time to wait. Up to a minute, or where the time is unknown, it
 * is the sentence of the error catalogue.
 */
export const waitWords = (seconds: number): string =>
  `You've done that a few times already. Please try again in ${span(seconds)}.`

function span(seconds: number): string {
  if (!(seconds > MINUTE && Number.isFinite(seconds))) return 'a minute'
  if (seconds <= 1.5 * HOUR) return plural(Math.ceil(seconds / MINUTE), 'minute')
  if (seconds <= DAY) return plural(Math.ceil(seconds / HOUR), 'hour')
  return plural(Math.ceil(seconds / DAY), 'day')
}
