import { DAY_MS, MINUTE_MS } from './time-units.ts'

/** The default time zone of support, which the operator may change: an IANA name. */
export const SUPPORT_ZONE = 'Australia/Sydney'

const OPENS = 8 * 60
const CLOSES = 17 * 60 + 30
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When support answers: 8 AM to 5:30 PM, Monday to Friday, on the clock of a time zone (decisions, section 11). */
export const supportHours = (timeZone = SUPPORT_ZONE): string =>
  `Support 8 AM to 5:30 PM ${cityOf(timeZone)} time, Monday to Friday, except public holidays`

/**
 * The same hours on the reader's clock, as on that day: "10:00 AM to 7:30 PM your time". `null` where that clock
 * shows the same.
 */
export function supportHoursThere(at: Date, timeZone: string, readersZone: string): string | null {
  const apart = minutesApart(at, timeZone, readersZone)
  return apart === 0 ? null : `${clock(OPENS + apart)} to ${clock(CLOSES + apart)} your time`
}

/**
 * "We're open now", or when we open next: "We open today at 8 AM", "We open tomorrow at 8 AM", "We open Monday at 8 AM". The day is
 * named as well for a reader whose calendar shows another day than ours. `timeZone` and `readersZone` are IANA names; daylight
 * saving is the time zone's own. Public holidays are not known.
 */
export function supportNow(at: Date, timeZone = SUPPORT_ZONE, readersZone = timeZone): string {
  const { day, minute } = placeInWeek(at, timeZone)
  if (isWorkday(day) && minute >= OPENS && minute < CLOSES) return "We're open now"
  const next = isWorkday(day) && minute < OPENS ? day : (day + 1) % 7
  if (!isWorkday(next)) return 'We open Monday at 8 AM'
  if (placeInWeek(at, readersZone).day !== day) return `We open ${DAYS[next] ?? 'Monday'} at 8 AM`
  return `We open ${next === day ? 'today' : 'tomorrow'} at 8 AM`
}

/** Milliseconds until the text of {@link supportNow} may change, at most a day; for a page that stays open. */
export function untilSupportChanges(at: Date, timeZone = SUPPORT_ZONE, readersZone = timeZone): number {
  const { minute } = placeInWeek(at, timeZone)
  const next = [OPENS, CLOSES, 24 * 60].find((edge) => edge > minute) ?? 24 * 60
  // The text names the day otherwise once the reader's calendar shows another one.
  const untilTheirMidnight = 24 * 60 - placeInWeek(at, readersZone).minute
  const minutes = Math.min(next - minute, untilTheirMidnight)
  return Math.min(DAY_MS, minutes * MINUTE_MS - (at.getTime() % MINUTE_MS))
}

const isWorkday = (day: number): boolean => day >= 1 && day <= 5

/** The city of a time zone: "Australia/Sydney" is Sydney. */
const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')

/** How many minutes later one clock is than the other. */
function minutesApart(at: Date, timeZone: string, otherZone: string): number {
  const one = placeInWeek(at, timeZone)
  const other = placeInWeek(at, otherZone)
  const days = ((other.day - one.day + 10) % 7) - 3
  return days * 24 * 60 + other.minute - one.minute
}

/** A minute of the day as "7:30 PM". */
function clock(minute: number): string {
  const inDay = (minute + 24 * 60) % (24 * 60)
  const hour = Math.floor(inDay / 60)
  const past = String(inDay % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The day of the week (Sunday is 0) and the minute of the day, on the clock of a time zone. */
function placeInWeek(at: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return { day: DAYS.indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) }
}
