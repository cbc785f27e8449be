import type { z } from 'zod'
import { twoDigits } from '../format/times.ts'
import type { openingPeriod, specialDay } from './week-schema.ts'
import { WEEKDAY_NAMES, type Weekday, WEEKDAYS } from './weekdays.ts'

export type OpeningPeriod = z.infer<typeof openingPeriod>
export type SpecialDay = z.infer<typeof specialDay>

const NOON = 12

/** `8:30 am`, `midnight` for `24:00`. */
export function timeWords(time: string): string {
  if (time === '24:00') return 'midnight'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < NOON ? 'am' : 'pm'
  return `${hour % NOON || NOON}:${twoDigits(minute)} ${half}`
}

/** `8:30 am to 5:00 pm`, `Open 24 hours`. */
export const periodWords = ({ open, close }: Pick<OpeningPeriod, 'open' | 'close'>): string =>
  open === '00:00' && close === '24:00' ? 'Open 24 hours' : `${timeWords(open)} to ${timeWords(close)}`

/** The periods of one day, the earliest first. */
export const periodsOn = (hours: readonly OpeningPeriod[], day: Weekday): OpeningPeriod[] =>
  hours.filter((one) => one.day === day).toSorted((a, b) => (a.open < b.open ? -1 : 1))

/** What one day says: its periods, or that it is closed. */
export function weekdayWords(hours: readonly OpeningPeriod[], day: Weekday): string {
  const periods = periodsOn(hours, day)
  return periods.length === 0 ? 'Closed' : periods.map(periodWords).join(', ')
}

/** One line a day; none when no hours are set. */
export const weekLines = (hours: readonly OpeningPeriod[]): string[] =>
  hours.length === 0 ? [] : WEEKDAYS.map((day) => `${WEEKDAY_NAMES[day]}: ${weekdayWords(hours, day)}`)

/** A week in one text; empty where no hours are set. {@link dayInText} reads it. */
export const weekText = (hours: readonly OpeningPeriod[]): string => weekLines(hours).join('; ')

/** What the text of a week says of a day; `null`: nothing. */
export function dayInText(week: string, day: Weekday): string | null {
  const start = `${WEEKDAY_NAMES[day]}: `
  const line = week.split('; ').find((one) => one.startsWith(start))
  return line?.slice(start.length) ?? null
}

/** Whether two of a day's periods overlap. A period that runs past midnight ends at midnight for this. */
export function overlap(periods: readonly Pick<OpeningPeriod, 'open' | 'close'>[]): boolean {
  const sorted = periods
    .map(({ open, close }) => ({ open, close: close <= open ? '24:00' : close }))
    .toSorted((a, b) => (a.open < b.open ? -1 : 1))
  return sorted.some(({ open }, index) => index > 0 && open < (sorted[index - 1]?.close ?? ''))
}
