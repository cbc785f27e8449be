import { z } from 'zod'
import { financialSummary, type FinanceLine, type FinancialSummary, MOST_CENTS } from '#core/finances.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

/** As often as an owner may press again (decisions, section 2.5). */
const FRESH_MS = 2 * MINUTE_MS
const LONGEST_LABEL = 120

/** What an owner's accounts are asked for: the last day of a business year. */
export const yearInput = z.strictObject({ yearEnding: z.iso.date() })
export type YearInput = z.infer<typeof yearInput>

/** What every read of a year's accounts declares. */
export const YEAR_READ = {
  input: yearInput,
  data: financialSummary,
  subjectOf: ({ yearEnding }: YearInput): string => yearEnding,
  freshMs: FRESH_MS,
}

/** The data of {@link YEAR_READ}. */
export const financesOfYear = (data: unknown): FinancialSummary | null =>
  financialSummary.safeParse(data).data ?? null

/** The first day of the year that ends on a day; a year that ends with a month begins with the next one. */
export function firstDayOfYear(yearEnding: string): string {
  const [year = 0, month = 0, day = 0] = yearEnding.split('-').map(Number)
  const isMonthsEnd = new Date(Date.UTC(year, month, 0)).getUTCDate() === day
  const first = isMonthsEnd ? Date.UTC(year - 1, month, 1) : Date.UTC(year - 1, month - 1, day) + DAY_MS
  return new Date(first).toISOString().slice(0, 10)
}

/** A year that ends more than twelve months from now has no accounts (decisions, section 5.3). */
export const isTooFarAhead = (yearEnding: string, now: Date): boolean =>
  firstDayOfYear(yearEnding) > new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)

/** The answer to a year that is not to be had yet. */
export const TOO_FAR_AHEAD = {
  ok: false,
  failure: {
    kind: 'rejected',
    fields: { yearEnding: 'Please choose a date that is at most 12 months ahead' },
  },
} as const

const AMOUNT = /^-?\d{1,15}(?:\.\d+)?$/u

/** An amount as a service writes it (`-1850.00`), in whole cents, rounded half away from zero. `null`: empty. `undefined`: not an amount. */
export function centsOf(text: string): number | null | undefined {
  const tidy = text.replace(/[,\s]/gu, '')
  if (tidy === '') return null
  if (!AMOUNT.test(tidy)) return undefined
  const [whole = '', fraction = ''] = tidy.replace('-', '').split('.')
  const size =
    Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1 : 0)
  if (size > MOST_CENTS) return undefined
  return tidy.startsWith('-') && size > 0 ? -size : size
}

/** A label of a service as it is kept; empty when there is nothing to see. */
export const financeLabel = (label: string): string => cut(tidyLine(label), LONGEST_LABEL)

/** A line with an amount. */
export const moneyLine = (label: string, value: number): FinanceLine => ({ label, value, kind: 'money' })
