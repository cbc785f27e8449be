import { financialSummary, type FinancialSummary } from '#core/finances.ts'
import type { YearInput } from '../business-year.ts'
import type { ConnectedAccount } from '../context.ts'
import { sampleAccounts, sumOf } from '../sample-accounts.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { financesOfXero } from './map.ts'
import type { XeroReport, XeroRow } from './schema.ts'

export const XERO_SAMPLE_ACCOUNT: ConnectedAccount = { id: 'sample', label: BLUE_WREN.name }

const MONTHS = 12
const INVOICES_A_MONTH = 34

/** The sample business' year in Xero. It goes the same way as an answer of the service. */
export function xeroSample({ yearEnding }: YearInput): FinancialSummary {
  const accounts = sampleAccounts(yearEnding)
  const reports = {
    currency: BLUE_WREN.currency,
    balanceSheet: sampleBalanceSheet(accounts),
    profitAndLoss: sampleProfit(accounts),
    bankSummary: sampleBank(accounts),
    executiveSummary: sampleMonth(accounts),
  }
  return financialSummary.parse(financesOfXero(reports, yearEnding))
}

type Accounts = ReturnType<typeof sampleAccounts>

function sampleBalanceSheet({ assets, liabilities, equity, netAssets }: Accounts): XeroReport {
  return report([
    section('Assets', []),
    section('Bank', [['Business account', assets.bank]], 'Total Bank'),
    section(
      'Current Assets',
      [
        ['Accounts Receivable', assets.receivables],
        ['Inventory', assets.stock],
      ],
      'Total Current Assets',
    ),
    section('Fixed Assets', [['Shop fittings and van', assets.equipment]], 'Total Fixed Assets'),
    grand('Total Assets', sumOf(assets)),
    section('Liabilities', []),
    section(
      'Current Liabilities',
      [
        ['Accounts Payable', liabilities.payables],
        ['GST', liabilities.gst],
      ],
      'Total Current Liabilities',
    ),
    section('Non-current Liabilities', [['Van loan', liabilities.loan]], 'Total Non-current Liabilities'),
    grand('Total Liabilities', sumOf(liabilities)),
    grand('Net Assets', netAssets),
    section(
      'Equity',
      [
        ['Owner funds introduced', equity.fundsIntroduced],
        ['Retained Earnings', equity.retainedEarnings],
        ['Current Year Earnings', equity.profit],
        ['Owner drawings', equity.drawings],
      ],
      'Total Equity',
    ),
  ])
}

function sampleProfit({ income, costOfSales, expenses, profit }: Accounts): XeroReport {
  const gross = sumOf(income) - sumOf(costOfSales)
  return report([
    section(
      'Trading Income',
      named(income, { sales: 'Sales', deliveryFees: 'Delivery fees' }),
      'Total Trading Income',
    ),
    section(
      'Cost of Sales',
      named(costOfSales, { flowers: 'Flowers', packaging: 'Packaging' }),
      'Total Cost of Sales',
    ),
    grand('Gross Profit', gross),
    section('Operating Expenses', named(expenses, EXPENSES), 'Total Operating Expenses'),
    grand('Net Profit', profit),
  ])
}

function sampleBank({ income, costOfSales, expenses, assets }: Accounts): XeroReport {
  const spent = sumOf(costOfSales) + sumOf(expenses)
  return report([
    {
      RowType: 'Section',
      Title: '',
      Rows: [
        row('Business account', bankColumns(assets.bank, sumOf(income), spent), 'Row'),
        row('Total', bankColumns(assets.bank, sumOf(income), spent), 'SummaryRow'),
      ],
    },
  ])
}

function sampleMonth({ income, costOfSales, expenses, assets, liabilities, profit }: Accounts): XeroReport {
  const gross = sumOf(income) - sumOf(costOfSales)
  return report([
    section('Profitability', [
      ['Income', monthly(sumOf(income))],
      ['Direct costs', monthly(sumOf(costOfSales))],
      ['Expenses', monthly(sumOf(expenses))],
      ['Profit (loss)', monthly(profit)],
    ]),
    plainSection('Income', [
      ['Number of invoices issued', String(INVOICES_A_MONTH)],
      ['Average value of invoices', amount(Math.round(monthly(sumOf(income)) / INVOICES_A_MONTH))],
    ]),
    plainSection('Performance', [
      ['Gross profit margin', percent(gross, sumOf(income))],
      ['Net profit margin', percent(profit, sumOf(income))],
    ]),
    plainSection('Position', [
      ['Average debtors days', days(assets.receivables, sumOf(income))],
      ['Average creditors days', days(liabilities.payables, sumOf(costOfSales))],
    ]),
  ])
}

const EXPENSES = {
  wages: 'Wages',
  rent: 'Rent',
  marketing: 'Marketing',
  insurance: 'Insurance',
  other: 'Other running costs',
} as const

type Line = readonly [label: string, cents: number]

const named = <Names extends string>(
  amounts: Readonly<Record<Names, number>>,
  labels: Readonly<Record<Names, string>>,
): Line[] => {
  const lines: Line[] = []
  for (const name in labels) lines.push([labels[name], amounts[name]])
  return lines
}

const amount = (cents: number): string => (cents / 100).toFixed(2)
const monthly = (cents: number): number => Math.round(cents / MONTHS)
const percent = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)}%`
const days = (part: number, all: number): string => ((part / all) * 365).toFixed(2)
const bankColumns = (closing: number, received: number, spent: number): string[] =>
  [closing - received + spent, received, spent, closing].map(amount)

const report = (Rows: XeroRow[]): XeroReport => ({ ReportType: 'Sample', Rows })
const row = (label: string, values: readonly string[], RowType: 'Row' | 'SummaryRow'): XeroRow => ({
  RowType,
  Cells: [label, ...values].map((Value) => ({ Value })),
})
const grand = (label: string, cents: number): XeroRow => ({
  RowType: 'Section',
  Title: '',
  Rows: [row(label, [amount(cents)], 'Row')],
})
const plainSection = (Title: string, lines: readonly (readonly [string, string])[]): XeroRow => ({
  RowType: 'Section',
  Title,
  Rows: lines.map(([label, text]) => row(label, [text], 'Row')),
})
const section = (title: string, lines: readonly Line[], total?: string): XeroRow => {
  const all = lines.reduce((sum, [, cents]) => sum + cents, 0)
  const { Rows = [], ...rest } = plainSection(
    title,
    lines.map(([label, cents]) => [label, amount(cents)]),
  )
  return { ...rest, Rows: total === undefined ? Rows : [...Rows, row(total, [amount(all)], 'SummaryRow')] }
}
