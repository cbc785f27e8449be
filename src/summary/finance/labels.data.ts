import type { Derived } from './derive.ts'
import type { StatementFigureId } from '#core/finances.ts'
import { FIGURES } from './figures.ts'

/** Labels of statement lines in exports of accounting programs and in our own template; in lower case, words only. */
const NAMES: Readonly<Record<StatementFigureId, string>> = {
  income:
    'income, total income, total trading income, trading income, sales, total sales, revenue, total revenue, turnover, total operating income',
  directCosts:
    'direct costs, total direct costs, cost of sales, total cost of sales, cost of goods sold, total cost of goods sold, cogs',
  otherIncome: 'other income, total other income, total non operating income',
  expenses:
    'operating expenses, total operating expenses, expenses, total expenses, overheads, total overheads, running costs, less operating expenses, total general and administrative expenses',
  bank: 'cash and bank, bank, total bank, cash at bank, total cash at bank, cash on hand, total cash on hand, total bank accounts, total cash and cash equivalents, cash and cash equivalents',
  debtors:
    'debtors, total debtors, accounts receivable, trade debtors, trade and other receivables, receivables, total accounts receivable, total trade debtors',
  stock: 'stock, stock on hand, inventory, inventory on hand, total inventory, inventories, total stock',
  otherCurrentAssets: 'other current assets, total other current assets, prepayments',
  fixedAssets:
    'fixed assets, total fixed assets, total non current assets, non current assets, property plant and equipment, total property and equipment',
  creditors:
    'creditors, total creditors, accounts payable, trade creditors, trade and other payables, total accounts payable, total trade creditors',
  otherCurrentLiabilities: 'other current liabilities, total other current liabilities',
  longTermLiabilities:
    'long term liabilities, total long term liabilities, non current liabilities, total non current liabilities, term liabilities, total term liabilities',
  openingCash:
    'opening balance, opening cash, opening bank balance, opening cash balance, cash at beginning of period, cash and cash equivalents at beginning of period',
  cashReceived: 'cash received, total cash received, receipts, total receipts, cash in',
  cashSpent: 'cash spent, total cash spent, payments, total payments, cash out',
  invoices: 'invoices issued, number of invoices issued, number of invoices, invoices',
}

/** Totals that we derive ourselves: a file's are compared with ours. */
export const TOTAL_IDS = [
  'grossProfit',
  'netProfit',
  'currentAssets',
  'totalAssets',
  'currentLiabilities',
  'totalLiabilities',
  'netAssets',
  'cashSurplus',
  'closingCash',
] as const satisfies readonly (keyof Derived)[]
export type TotalId = (typeof TOTAL_IDS)[number]

const TOTALS: Readonly<Record<TotalId, string>> = {
  grossProfit: 'gross profit, gross profit loss',
  netProfit:
    'net profit, net profit loss, net profit before tax, profit, profit loss, profit before tax, net income, net earnings, net surplus',
  currentAssets: 'total current assets, current assets',
  totalAssets: 'total assets',
  currentLiabilities: 'total current liabilities, current liabilities',
  totalLiabilities: 'total liabilities',
  netAssets: 'net assets, total equity, equity',
  cashSurplus: 'cash surplus, net cash movement, net cash flows, net movement, cash surplus deficit',
  closingCash:
    'closing balance, closing bank balance, closing cash, closing cash balance, cash at end of period, cash and cash equivalents at end of period',
}

/** Costs that some programs list below the operating ones: they are added to those. */
const MORE_EXPENSES: ReadonlySet<string> = new Set(['total other expenses'])

/** A label normalised for comparing: no case, no punctuation, no account numbers; a total is one of or for something. */
export const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\([^)]{0,60}\)/gu, ' ')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^total (?:for|of) /u, 'total ')

const byName = <Id extends string>(
  ids: readonly Id[],
  namesOf: (id: Id) => string,
): ReadonlyMap<string, Id> =>
  new Map(
    ids.flatMap((id) =>
      namesOf(id)
        .split(', ')
        .map((name): [string, Id] => [name, id]),
    ),
  )

const FIGURE_NAMES = byName(Object.keys(FIGURES).filter(isFigure), (id) => NAMES[id])
const TOTAL_NAMES = byName(TOTAL_IDS, (id) => TOTALS[id])

function isFigure(id: string): id is StatementFigureId {
  return id in FIGURES
}

/** The meaning of a statement's line. */
export type StatementLine =
  | { figure: StatementFigureId; isTotal: boolean; isMore?: true }
  | { total: TotalId }

/** The figure, or the total of ours, of a statement's line; `isTotal`: it includes other lines of the statement. */
export function lineOf(label: string): StatementLine | null {
  const plain = plainLabel(label)
  const total = TOTAL_NAMES.get(plain)
  if (total !== undefined) return { total }
  const isTotal = plain.startsWith('total ')
  if (MORE_EXPENSES.has(plain)) return { figure: 'expenses', isTotal, isMore: true }
  const figure = FIGURE_NAMES.get(plain)
  return figure === undefined ? null : { figure, isTotal }
}
