import { clockTime, shortDate } from '../dates.ts'
import { DAY_MS } from '../time-units.ts'

/** A time in words: "today, 7:42 pm", "yesterday, 7:42 pm", "14 Nov 2026". `zone` is an IANA name. */
export function momentWords(iso: string, now: Date, zone: string): string {
  const day = dayWords(iso, now, zone)
  return isNear(day) ? `${day}, ${clockTime(iso, zone)}` : day
}

/** Its day alone: "today", "yesterday", "14 Nov 2026". */
export function dayWords(iso: string, now: Date, zone: string): string {
  const date = shortDate(iso, zone)
  if (date === shortDate(now.toISOString(), zone)) return 'today'
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
  return date === shortDate(dayBefore, zone) ? 'yesterday' : date
}

const isNear = (day: string): boolean => day === 'today' || day === 'yesterday'
