import { z } from 'zod'

/** Sections of a business year's accounts, under the headings of Xero's Executive Summary. */
export const FINANCE_SECTIONS = [
  'balanceSheet',
  'profitAndLoss',
  'cash',
  'profitability',
  'income',
  'performance',
  'position',
] as const
export type FinanceSection = (typeof FINANCE_SECTIONS)[number]

/** What a line's value is: whole cents, per cent, a plain number or days. */
const LINE_KINDS = ['money', 'percent', 'number', 'days'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Figures of a business year that an owner types or imports; all others are derived from them. */
export const STATEMENT_FIGURE_IDS = [
  'income',
  'directCosts',
  'otherIncome',
  'expenses',
  'bank',
  'debtors',
  'stock',
  'otherCurrentAssets',
  'fixedAssets',
  'creditors',
  'otherCurrentLiabilities',
  'longTermLiabilities',
  'openingCash',
  'cashReceived',
  'cashSpent',
  'invoices',
] as const
export type StatementFigureId = (typeof STATEMENT_FIGURE_IDS)[number]

/** A hundred billion dollars in cents: no small business has more, and every sum stays exact. */
export const MOST_CENTS = 10_000_000_000_000
const MOST_LINES = 500
const LONGEST_LABEL = 120
/** A ratio beyond this is a fault of the service. */
const MOST_PLAIN = 1_000_000_000

const cents = z.int().min(-MOST_CENTS).max(MOST_CENTS)
const line = z
  .object({
    label: z.string().min(1).max(LONGEST_LABEL),
    value: z.number(),
    kind: z.enum(LINE_KINDS),
    /** It includes other lines. */
    total: z.literal(true).optional(),
    /** Fettle worked it out; the service has no such line. */
    calculated: z.literal(true).optional(),
    /** It is about the last month of the year, not about the year. */
    lastMonth: z.literal(true).optional(),
  })
  .refine(({ kind, value }) =>
    kind === 'money' ? cents.safeParse(value).success : Math.abs(value) <= MOST_PLAIN,
  )
const lines = z.array(line).max(MOST_LINES)

/** An owner's accounts for one business year, as an accounting service has them. */
export const financialSummary = z.object({
  /** Last day of the year. */
  yearEnding: z.iso.date(),
  /** ISO 4217; `null`: the service does not say. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .nullable(),
  sections: z.object({
    balanceSheet: lines,
    profitAndLoss: lines,
    cash: lines,
    profitability: lines,
    income: lines,
    performance: lines,
    position: lines,
  }),
  /** The same accounts as the figures of a business summary. Debts and costs are positive. */
  figures: z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), cents),
  /** Net assets less equity, in cents: 0 when the balance sheet balances; `null`: one of them is not there. */
  outBy: cents.nullable(),
})
export type FinancialSummary = z.infer<typeof financialSummary>
export type FinanceLine = FinancialSummary['sections'][FinanceSection][number]

/** Lines of a report are rounded one by one. */
const ROUNDING = 100

/** The balance sheet's two sides differ by more than rounding. */
export const isOutOfBalance = ({ outBy }: Pick<FinancialSummary, 'outBy'>): boolean =>
  outBy !== null && Math.abs(outBy) > ROUNDING

/** Nothing was booked: no line has a value. */
export const hasNoFigures = ({ sections }: Pick<FinancialSummary, 'sections'>): boolean =>
  FINANCE_SECTIONS.every((id) => sections[id].every(({ value }) => value === 0))
