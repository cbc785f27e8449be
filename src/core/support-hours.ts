/** When somebody answers: 8 AM to 5:30 PM, Monday to Friday, in this zone (decisions, section 11). */
export const SUPPORT_HOURS = 'Support 8 AM to 5:30 PM, Monday to Friday, except public holidays'

const OPENS = 8 * 60
const CLOSES = 17 * 60 + 30
const DEFAULT_ZONE = 'Australia/Sydney'
const DAY = 86_400_000
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * "We're open now", or when we open next: "We open today at 8 AM", "We open tomorrow at 8 AM", "We open Monday at 8 AM".
 * `timeZone` is an IANA name; daylight saving is the zone's own. Public holidays are not known.
 */
export function supportNow(at: Date, timeZone = DEFAULT_ZONE): string {
  const { day, minute } = placeInWeek(at, timeZone)
  if (isWorkday(day) && minute >= OPENS && minute < CLOSES) return "We're open now"
  if (isWorkday(day) && minute < OPENS) return 'We open today at 8 AM'
  const tomorrow = (day + 1) % 7
  if (isWorkday(tomorrow)) return 'We open tomorrow at 8 AM'
  return 'We open Monday at 8 AM'
}

/** Milliseconds until what {@link supportNow} says may change, at most a day; for a page that stays open. */
export function untilSupportChanges(at: Date, timeZone = DEFAULT_ZONE): number {
  const { minute } = placeInWeek(at, timeZone)
  const next = [OPENS, CLOSES, 24 * 60].find((edge) => edge > minute) ?? 24 * 60
  return Math.min(DAY, (next - minute) * 60_000 - (at.getTime() % 60_000))
}

const isWorkday = (day: number): boolean => day >= 1 && day <= 5

/** The day of the week, Sunday is 0, and the minute of the day, on the clock of a zone. */
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
