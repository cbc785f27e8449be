import { clockTime, dayOf, shortDate, dayFrom } from '../dates.ts'

/** A time in words: "today, 7:42 pm", "yesterday, 7:42 pm", "14 Nov 2026". `zone` is an IANA name. */
export function momentWords(iso: string, now: Date, zone: string): string {
  const day = dayWords(iso, now, zone)
  return isNear(day) ? `${day}, ${clockTime(iso, zone)}` : day
}

/** Its day alone: "today", "yesterday", "14 Nov 2026". */
export function dayWords(iso: string, now: Date, zone: string): string {
  const [day, today] = [dayOf(new Date(iso), zone), dayOf(now, zone)]
  if (day === today) return 'today'
  // Of dates, not of times: where the clocks change, a day has 23 or 25 hours.
  const dayBefore = dayFrom(today, -1)
  return day === dayBefore ? 'yesterday' : shortDate(iso, zone)
}

const isNear = (day: string): boolean => day === 'today' || day === 'yesterday'
