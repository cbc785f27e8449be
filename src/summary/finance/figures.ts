import type { StatementFigureId } from '#core/finances.ts'

interface Figure {
  /** Its name in a financial report. */
  label: string
  /** What belongs in it, in an owner's words. */
  hint: string
  /** `money`: whole cents; `count`: a whole number. */
  kind: 'money' | 'count'
}

const money = (label: string, hint: string): Figure => ({ label, hint, kind: 'money' })

export const FIGURES: Readonly<Record<StatementFigureId, Figure>> = {
  income: money('Income', 'What you sold in the year, without GST.'),
  directCosts: money('Direct costs', 'What the things you sold cost you: stock, materials, subcontractors.'),
  otherIncome: money('Other income', 'Interest, grants, rent from a tenant.'),
  expenses: money('Operating expenses', 'Running the business: wages, rent, power, insurance, marketing.'),
  bank: money('Cash and bank', 'In the bank and the till on the last day.'),
  debtors: money('Debtors', 'What customers still owed you.'),
  stock: money('Stock', 'What you had on the shelves, at cost.'),
  otherCurrentAssets: money('Other current assets', 'Deposits and bills paid ahead.'),
  fixedAssets: money('Fixed assets', 'Equipment, vehicles and property, after depreciation.'),
  creditors: money('Creditors', 'What you still owed suppliers.'),
  otherCurrentLiabilities: money(
    'Other current liabilities',
    'Tax, wages and credit cards still to pay within a year.',
  ),
  longTermLiabilities: money('Long-term liabilities', 'Loans that run for more than a year.'),
  openingCash: money('Opening balance', 'In the bank on the first day of the year.'),
  cashReceived: money('Cash received', 'Everything that came in.'),
  cashSpent: money('Cash spent', 'Everything that went out.'),
  invoices: { label: 'Invoices issued', hint: 'How many you sent in the year.', kind: 'count' },
}

/** Figures by the financial report in which they are asked for. The report `income` asks for invoices; the figure `income` is of profit and loss. */
export const ASKED_FIGURES: readonly {
  report: 'profitAndLoss' | 'balanceSheet' | 'cash' | 'income'
  figures: readonly StatementFigureId[]
}[] = [
  { report: 'profitAndLoss', figures: ['income', 'directCosts', 'otherIncome', 'expenses'] },
  {
    report: 'balanceSheet',
    figures: [
      'bank',
      'debtors',
      'stock',
      'otherCurrentAssets',
      'fixedAssets',
      'creditors',
      'otherCurrentLiabilities',
      'longTermLiabilities',
    ],
  },
  { report: 'cash', figures: ['openingCash', 'cashReceived', 'cashSpent'] },
  { report: 'income', figures: ['invoices'] },
]
