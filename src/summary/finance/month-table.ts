import { type Currency, exactMoney } from '#core/format/money.ts'
import { type Month, monthsOf, type Year } from './year.ts'

/** A year's months as a statement, oldest first; an unknown cell is a dash. */
export interface MonthTable {
  title: string
  /** Headings of the columns after the month. */
  heads: readonly string[]
  rows: { label: string; cells: string[]; total: boolean }[]
}

type Maybe = number | null

const COLUMNS: readonly { head: string; of: (month: Month) => Maybe; isSummed: boolean }[] = [
  { head: 'Income', of: ({ income }) => income, isSummed: true },
  { head: 'Costs', of: ({ costs }) => costs, isSummed: true },
  { head: 'Profit', of: profitOf, isSummed: true },
  { head: 'Cash at the end', of: ({ cash }) => cash, isSummed: false },
]

/** Income less costs; `null` where one of them is not known. */
export function profitOf({ income, costs }: Month): Maybe {
  return income === null || costs === null ? null : income - costs
}

/** The newest year with months, with their sum; columns without a known figure are left out. */
export function monthTable(years: readonly Year[], currency: Currency): MonthTable | null {
  const year = years.find(({ months }) => months.length > 0)
  if (!year) return null
  const columns = COLUMNS.map((column) => ({ ...column, values: year.months.map(column.of) })).filter(
    ({ values }) => values.some((value) => value !== null),
  )
  const words = (value: Maybe) => (value === null ? '–' : exactMoney(value, currency))
  const rows = monthsOf(year.yearEnding).map((label, at) => ({
    label,
    cells: columns.map(({ values }) => words(values[at] ?? null)),
    total: false,
  }))
  const sums = columns.map(({ isSummed, values }) => words(isSummed ? sumOf(values) : null))
  return {
    title: 'Month by month',
    heads: columns.map(({ head }) => head),
    rows: [...rows, { label: 'Total', cells: sums, total: true }],
  }
}

/** The sum of the months; `null` while one is not known. */
const sumOf = (values: readonly Maybe[]): Maybe =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0)
