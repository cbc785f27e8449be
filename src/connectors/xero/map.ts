import { type FinancialSummary, financialSummary } from '#core/finances.ts'
import { figuresOfXero, wholeOfBank } from './figures.ts'
import { ratioSections } from './ratios.ts'
import { xeroLines, moneyOf, UnreadableReport } from './rows.ts'
import type { XeroReport, XeroReports } from './schema.ts'

/** Columns of a bank summary's grand total. */
const CASH_COLUMNS = ['Opening balance', 'Cash received', 'Cash spent', 'Closing balance'] as const
const CLOSING = CASH_COLUMNS.length - 1

/** The reports of a year as it is kept; `null`: they say something that is no amount, or more than any small business has. */
export function financesOfXero(reports: XeroReports, yearEnding: string): FinancialSummary | null {
  try {
    const kept = financialSummary.safeParse({
      yearEnding,
      currency: reports.currency,
      sections: {
        balanceSheet: moneyLines(reports.balanceSheet),
        profitAndLoss: moneyLines(reports.profitAndLoss),
        cash: cashLines(reports.bankSummary),
        ...ratioSections(reports.executiveSummary),
      },
      ...figuresOfXero(reports),
    })
    return kept.success ? kept.data : null
  } catch (error) {
    if (error instanceof UnreadableReport) return null
    throw error
  }
}

const moneyLines = (report: XeroReport) => xeroLines(report).flatMap((line) => moneyOf(line))

/** Each account's closing balance, then the columns of all accounts together. */
function cashLines(report: XeroReport) {
  const lines = xeroLines(report).map((line) => ({ ...line, isTotal: line.isSummary }))
  const accounts = lines.filter(({ isSummary }) => !isSummary).flatMap((line) => moneyOf(line, CLOSING))
  const whole = wholeOfBank(lines)
  if (!whole) return accounts
  const columns = CASH_COLUMNS.flatMap((label, column) =>
    moneyOf({ ...whole, label, isTotal: column === CLOSING }, column),
  )
  return [...accounts, ...columns]
}
