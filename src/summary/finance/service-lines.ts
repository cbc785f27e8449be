import { FINANCE_SECTIONS, type FinanceLine, type FinancialSummary } from '#core/finances.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'
import { percent, truncate } from '#core/format/numbers.ts'
import { plural } from '#core/words.ts'
import { REPORTS } from './reports.ts'

/** A section of a service's figures, to read: each line with its value, and who worked it out. */
interface ServiceTable {
  title: string
  rows: { label: string; cells: string[]; from: string[]; total: boolean }[]
}

const CALCULATED = 'calculated by Fettle'
const LAST_MONTH = 'last month of the year'

/** Everything that a service has for a year. Sections without a line are left out. */
export const serviceTables = ({ sections }: FinancialSummary, currency: Currency): ServiceTable[] =>
  FINANCE_SECTIONS.flatMap((id) => {
    const title = REPORTS.find((report) => report.id === id)?.title ?? id
    const rows = sections[id].map((line) => ({
      label: line.label,
      cells: [shownLine(line, currency)],
      from: [line.calculated ? CALCULATED : line.lastMonth ? LAST_MONTH : ''],
      total: line.total ?? false,
    }))
    return rows.length === 0 ? [] : [{ title, rows }]
  })

function shownLine({ kind, value }: FinanceLine, currency: Currency): string {
  switch (kind) {
    case 'money':
      return exactMoney(value, currency)
    case 'percent':
      return percent(value)
    case 'days':
      return plural(truncate(value, 0), 'day')
    case 'number':
      return value.toLocaleString('en-AU')
  }
}
