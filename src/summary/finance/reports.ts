import { exactMoney, type Currency } from '#core/format/money.ts'
import { ratioToPercent, truncate } from '#core/format/numbers.ts'
import { plural } from '#core/words.ts'
import { derive, type Derived, growth } from './derive.ts'
import type { StatementFigureId } from '#core/finances.ts'
import { FIGURES } from './figures.ts'
import type { Year } from './year.ts'

/** The seven financial reports of a year (specification, section 3), under the headings of Xero's Executive Summary. */
export const REPORTS = [
  { id: 'profitAndLoss', title: 'Profit and loss' },
  { id: 'balanceSheet', title: 'Balance sheet' },
  { id: 'cash', title: 'Cash' },
  { id: 'profitability', title: 'Profitability' },
  { id: 'income', title: 'Income' },
  { id: 'performance', title: 'Performance' },
  { id: 'position', title: 'Position' },
] as const
export type ReportId = (typeof REPORTS)[number]['id']

type Kind = 'money' | 'count' | 'percent' | 'days' | 'ratio'

/** One line of a report: a given figure, or a derived one. */
interface Line {
  label: string
  kind: Kind
  /** Printed below a line, in bold. */
  total?: boolean
  of: (year: ShownYear) => number | null
  /** Present for a given figure, whose source is shown. */
  figure?: StatementFigureId
}

interface ShownYear {
  year: Year
  derived: Derived
  /** The year before, where the summary has it too. */
  before: { year: Year; derived: Derived } | null
}

const given = (id: StatementFigureId): Line => ({
  label: FIGURES[id].label,
  kind: FIGURES[id].kind,
  of: ({ year }) => year.figures[id] ?? null,
  figure: id,
})
const worked = (label: string, kind: Kind, id: keyof Derived): Line => ({
  label,
  kind,
  of: ({ derived }) => derived[id],
})
const total = (label: string, id: keyof Derived): Line => ({ ...worked(label, 'money', id), total: true })

const LINES: Readonly<Record<ReportId, readonly Line[]>> = {
  profitAndLoss: [
    given('income'),
    given('directCosts'),
    total('Gross profit', 'grossProfit'),
    given('otherIncome'),
    given('expenses'),
    total('Net profit before tax', 'netProfit'),
  ],
  balanceSheet: [
    given('bank'),
    given('debtors'),
    given('stock'),
    given('otherCurrentAssets'),
    total('Current assets', 'currentAssets'),
    given('fixedAssets'),
    total('Total assets', 'totalAssets'),
    given('creditors'),
    given('otherCurrentLiabilities'),
    total('Current liabilities', 'currentLiabilities'),
    given('longTermLiabilities'),
    total('Total liabilities', 'totalLiabilities'),
    total('Net assets', 'netAssets'),
  ],
  cash: [
    given('openingCash'),
    given('cashReceived'),
    given('cashSpent'),
    total('Cash surplus (deficit)', 'cashSurplus'),
    total('Closing balance', 'closingCash'),
  ],
  profitability: [
    worked('Gross profit margin', 'percent', 'grossMargin'),
    worked('Operating expenses to income', 'percent', 'expenseShare'),
    worked('Net profit margin', 'percent', 'netMargin'),
  ],
  income: [
    {
      label: 'Growth in income',
      kind: 'percent',
      of: ({ year, before }) => growth(year.figures.income ?? null, before?.year.figures.income ?? null),
    },
    given('invoices'),
    worked('Average value of an invoice', 'money', 'averageInvoice'),
  ],
  performance: [
    {
      label: 'Growth in net profit',
      kind: 'percent',
      of: ({ derived, before }) => growth(derived.netProfit, before?.derived.netProfit ?? null),
    },
    worked('Return on assets', 'percent', 'returnOnAssets'),
    worked('Return on net assets', 'percent', 'returnOnEquity'),
    worked('Income to assets', 'ratio', 'assetTurnover'),
  ],
  position: [
    worked('Working capital', 'money', 'workingCapital'),
    worked('Current ratio', 'ratio', 'currentRatio'),
    worked('Quick ratio', 'ratio', 'quickRatio'),
    worked('Debtor days', 'days', 'debtorDays'),
    worked('Creditor days', 'days', 'creditorDays'),
    worked('Liabilities to net assets', 'ratio', 'debtToEquity'),
  ],
}

/** A report of one or more years beside each other; an unknown cell is a dash. */
export interface ReportTable {
  id: ReportId
  title: string
  /** `from`: where the figure of each cell comes from, empty for the owner's own and for what is worked out. */
  rows: { label: string; cells: string[]; from: string[]; total: boolean }[]
}

/** The reports of these years, newest first. Lines and reports without a known figure are left out. */
export function reportsOf(years: readonly Year[], currency: Currency): ReportTable[] {
  const shownYears = shownYearsOf(years)
  return REPORTS.map(({ id, title }) => ({
    id,
    title,
    rows: LINES[id].flatMap((line) => {
      const values = shownYears.map((year) => line.of(year))
      if (values.every((value) => value === null)) return []
      const cells = values.map((value) => shown(value, line.kind, currency))
      const from = shownYears.map(({ year }) => sourceName(year, line.figure))
      return [{ label: line.label, cells, from, total: line.total ?? false }]
    }),
  })).filter(({ rows }) => rows.length > 0)
}

const sourceName = ({ sources }: Year, id: StatementFigureId | undefined): string =>
  (id === undefined ? undefined : sources?.[id]?.title) ?? ''

function shownYearsOf(years: readonly Year[]): ShownYear[] {
  const each = years.map((year) => ({ year, derived: derive(year) }))
  return each.map(({ year, derived }) => ({
    year,
    derived,
    before: each.find((other) => isYearBefore(other.year.yearEnding, year.yearEnding)) ?? null,
  }))
}

/** Growth is against the year before only, not against an earlier one. */
const isYearBefore = (earlier: string, later: string): boolean =>
  Number(later.slice(0, 4)) - Number(earlier.slice(0, 4)) === 1 && earlier.slice(5, 7) === later.slice(5, 7)

function shown(value: number | null, kind: Kind, currency: Currency): string {
  if (value === null) return '–'
  switch (kind) {
    case 'money':
      return exactMoney(value, currency)
    case 'percent':
      return ratioToPercent(value)
    case 'days':
      return plural(truncate(value, 0), 'day')
    case 'ratio':
      return String(truncate(value))
    case 'count':
      return value.toLocaleString('en-AU')
  }
}
