import type { XeroRow, XeroTenant } from '#connectors/xero/schema.ts'

/** Organisations that a permission reaches, and an accountant's practice that has no books. */
export const XERO_TENANTS: readonly (XeroTenant & { currency: string })[] = [
  {
    id: '11111111-0000-4000-8000-000000000001',
    tenantId: 'aaaaaaaa-0000-4000-8000-000000000001',
    tenantType: 'ORGANISATION',
    tenantName: 'Salt & Pine Bakery',
    currency: 'AUD',
  },
  {
    id: '11111111-0000-4000-8000-000000000002',
    tenantId: 'aaaaaaaa-0000-4000-8000-000000000002',
    tenantType: 'ORGANISATION',
    tenantName: 'Kererū Bikes',
    currency: 'NZD',
  },
  {
    id: '11111111-0000-4000-8000-000000000003',
    tenantId: 'aaaaaaaa-0000-4000-8000-000000000003',
    tenantType: 'PRACTICE',
    tenantName: 'Tidy Numbers',
    currency: 'AUD',
  },
]

/** The years that have bookings, each with its part of 2026's amounts. */
const PARTS: Readonly<Record<string, number>> = { 2026: 1, 2025: 0.9, 2024: 0.8 }

/** The rows of a report of an organisation. A year without bookings has the rows that Xero still sends. */
export function xeroRows(report: string, day: string): XeroRow[] {
  const part = PARTS[day.slice(0, 4)] ?? 0
  const of = (dollars: number): string => (dollars * part).toFixed(2)
  switch (report) {
    case 'BalanceSheet':
      return part === 0 ? [header(''), grand('Net Assets', '0.00')] : balanceSheet(of)
    case 'ProfitAndLoss':
      return part === 0 ? [header(''), grand('Net Profit', '0.00')] : profitAndLoss(of)
    case 'BankSummary':
      return bankSummary(part === 0 ? [] : [of(8_000), of(240_000), of(226_000), of(22_000)])
    default:
      return executiveSummary(part, of)
  }
}

type Of = (dollars: number) => string

const balanceSheet = (of: Of): XeroRow[] => [
  header('30 Jun'),
  section('Assets', []),
  section('Bank', [['Everyday account', of(22_000)]], ['Total Bank', of(22_000)]),
  section(
    'Current Assets',
    [
      ['Accounts Receivable', of(4_000)],
      ['Inventory', of(3_000)],
      ['Prepayments', of(500)],
    ],
    ['Total Current Assets', of(7_500)],
  ),
  section('Fixed Assets', [['Oven', of(30_500)]], ['Total Fixed Assets', of(30_500)]),
  grand('Total Assets', of(60_000)),
  section('Liabilities', []),
  section(
    'Current Liabilities',
    [
      ['Accounts Payable', of(6_000)],
      ['GST', of(2_000)],
    ],
    ['Total Current Liabilities', of(8_000)],
  ),
  section('Non-current Liabilities', [['Loan', of(12_000)]], ['Total Non-current Liabilities', of(12_000)]),
  grand('Total Liabilities', of(20_000)),
  grand('Net Assets', of(40_000)),
  section('Equity', [['Retained Earnings', of(40_000)]], ['Total Equity', of(40_000)]),
]

const profitAndLoss = (of: Of): XeroRow[] => [
  header('30 Jun'),
  section(
    'Trading Income',
    [
      ['Bread', of(180_000)],
      ['Cakes', of(60_000)],
    ],
    ['Total Trading Income', of(240_000)],
  ),
  section('Cost of Sales', [['Flour and butter', of(90_000)]], ['Total Cost of Sales', of(90_000)]),
  grand('Gross Profit', of(150_000)),
  section('Other Income', [['Interest', of(250.5)]], ['Total Other Income', of(250.5)]),
  section('Operating Expenses', [['Wages', of(110_000)]], ['Total Operating Expenses', of(110_000)]),
  grand('Net Profit', of(40_250.5)),
]

const bankSummary = (values: readonly string[]): XeroRow[] => [
  row('Header', ['Bank Accounts', 'Opening Balance', 'Cash Received', 'Cash Spent', 'Closing Balance']),
  {
    RowType: 'Section',
    Title: '',
    Rows:
      values.length === 0
        ? []
        : [row('Row', ['Everyday account', ...values]), row('SummaryRow', ['Total', ...values])],
  },
]

const executiveSummary = (part: number, of: Of): XeroRow[] => [
  header('Jun'),
  section('Cash', [['Cash received', of(20_000)]]),
  section('Profitability', [
    ['Income', of(20_000)],
    ['Profit (loss)', of(3_354.21)],
  ]),
  section('Income', [
    ['Number of invoices issued', part === 0 ? '0' : '18'],
    ['Average value of invoices', of(1_111.11)],
  ]),
  section('Performance', [
    ['Gross profit margin', part === 0 ? '' : '62.5%'],
    ['Net profit margin', part === 0 ? '' : '16.7%'],
  ]),
  section('Position', [
    ['Average debtors days', part === 0 ? '0' : '6.083333333333333'],
    ['Short term cash forecast', of(-2_000)],
    ['Current assets to liabilities', part === 0 ? '' : '3.6875'],
  ]),
]

const row = (RowType: XeroRow['RowType'], values: readonly string[]): XeroRow => ({
  RowType,
  Cells: values.map((Value) => ({ Value })),
})
const header = (text: string): XeroRow => row('Header', ['', text])
const grand = (label: string, value: string): XeroRow => ({
  RowType: 'Section',
  Title: '',
  Rows: [row('Row', [label, value])],
})
const section = (
  Title: string,
  lines: readonly (readonly [string, string])[],
  total?: readonly [string, string],
): XeroRow => ({
  RowType: 'Section',
  Title,
  Rows: [...lines.map((line) => row('Row', line)), ...(total ? [row('SummaryRow', total)] : [])],
})
