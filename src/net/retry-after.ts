import { SECOND_MS } from '#core/time-units.ts'

/** The one form of a date that servers send (RFC 9110, section 5.6.7); `Date.parse` alone reads much that is none. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u

/**
 * Seconds of a `Retry-After` header: a number, or a date that `now` (milliseconds) has not reached (RFC 9110, section 10.2.3); `null` for
 * anything else.
 */
export function secondsNamed(header: string | string[] | undefined, now = Date.now()): number | null {
  if (typeof header !== 'string') return null
  const text = header.trim()
  if (/^\d{1,6}$/u.test(text)) return Number(text)
  const seconds = HTTP_DATE.test(text) ? Math.ceil((Date.parse(text) - now) / SECOND_MS) : 0
  return seconds > 0 ? seconds : null
}
