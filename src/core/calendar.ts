import { DAY_MS } from './time-units.ts'

/**
 * The time `count` calendar months before another, in milliseconds since 1970, UTC. The day is clamped to the month's
 * last one: two months before 30 April is 28 or 29 February (decisions, section 6.2).
 */
export function monthsBefore(at: number, count: number): number {
  const moment = new Date(at)
  const day = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() - count)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.getTime()
}

/** Whole calendar months from one time to a later one, UTC; 0 when `to` is not later. */
export function wholeMonths(from: number, to: number): number {
  if (to <= from) return 0
  const [start, end] = [new Date(from), new Date(to)]
  const years = end.getUTCFullYear() - start.getUTCFullYear()
  const months = years * 12 + end.getUTCMonth() - start.getUTCMonth()
  return monthsBefore(to, months) < from ? months - 1 : months
}

/** Whole days from one time to a later one; 0 when `to` is not later. */
export const wholeDays = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / DAY_MS))

const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/u

/**
 * Milliseconds since 1970 of an ISO 8601 text; `null` when it cannot be read. A text without a zone is read as UTC, as the
 * networks write their dates.
 */
export function readMoment(text: string): number | null {
  const isDay = !text.includes('T')
  const at = Date.parse(isDay || ZONE.test(text) ? text : `${text}Z`)
  return Number.isNaN(at) ? null : at
}
