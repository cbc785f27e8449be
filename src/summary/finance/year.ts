import { monthsBefore } from '#core/calendar.ts'
import { isDay, MONTH_NAMES } from '#core/dates.ts'
import type { StatementFigureId } from '#core/finances.ts'

/** One month's figures in whole cents; `null`: not known. */
export interface Month {
  income: number | null
  /** All costs of the month. */
  costs: number | null
  /** In the bank on the month's last day. */
  cash: number | null
}

/** The figures of one business year. */
export interface Year {
  /** Its last day, `YYYY-MM-DD`. */
  yearEnding: string
  figures: Partial<Record<StatementFigureId, number>>
  /** Twelve, oldest first, or none. */
  months: Month[]
  /** Where figures come from; one that is not named was typed by the owner. */
  sources?: Partial<Record<StatementFigureId, FigureSource>> | undefined
  /** The owner's own figures that a service's stand in place of; they come back when it is disconnected. */
  own?: Partial<Record<StatementFigureId, number>> | undefined
}

/** Where a figure comes from, with the value that came: another value was typed over it. */
export interface FigureSource {
  /** Id of the service, or {@link FILE_SOURCE}. */
  service: string
  /** Its name for people. */
  title: string
  /** The day on which it gave the figure, `YYYY-MM-DD`. */
  day: string
  value: number
}

/** The source of figures that a CSV file had. */
export const FILE_SOURCE = 'file'
/** Its name for people. */
export const FILE_TITLE = 'CSV file'

export const MONTHS = 12
export const MONTH_FIGURES = ['income', 'costs', 'cash'] as const

const EARLIEST = '1900-01-01'

/** What is wrong with a year-ending date, `null` when nothing is: a real day not more than 12 months ahead (decisions, section 5.3). */
export function yearEndingProblem(text: string, today: string): string | null {
  if (!isDay(text) || text < EARLIEST) return 'Please provide year-ending date'
  const yearBefore = monthsBefore(Date.parse(text), MONTHS)
  return yearBefore > Date.parse(today) ? 'Please choose a date that is at most 12 months ahead' : null
}

/**
 * The last day of the business year that ended last: 30 June, in New Zealand 31 March, the usual balance dates (Australian
 * Taxation Office; Inland Revenue). On its last day a year counts as over.
 */
export function usualYearEnding(country: string | null, today: string): string {
  const end = country === 'NZ' ? '03-31' : '06-30'
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= end ? `${year}-${end}` : `${year - 1}-${end}`
}

/** The year's twelve months, oldest first: `Jul 2025` to `Jun 2026`. */
export function monthsOf(yearEnding: string): string[] {
  const last = Number(yearEnding.slice(0, 4)) * MONTHS + Number(yearEnding.slice(5, 7)) - 1
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = last - MONTHS + 1 + index
    return `${MONTH_NAMES[month % MONTHS]} ${Math.floor(month / MONTHS)}`
  })
}
