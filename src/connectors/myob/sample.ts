import { financialSummary, type FinancialSummary } from '#core/finances.ts'
import type { YearInput } from '../business-year.ts'
import type { ConnectedAccount } from '../context.ts'
import { sampleAccounts } from '../sample-accounts.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { financesOfMyob } from './map.ts'
import type { MyobAccount } from './schema.ts'

export const MYOB_SAMPLE_ACCOUNT: ConnectedAccount = { id: 'sample', label: BLUE_WREN.name }

type Booked = readonly [
  name: string,
  cents: number,
  type: MyobAccount['Type'],
  of: MyobAccount['Classification'],
]

/** The sample business' year in MYOB. It goes the same way as an answer of the service. */
export function myobSample({ yearEnding }: YearInput): FinancialSummary {
  const { income, costOfSales, expenses, assets, liabilities, equity } = sampleAccounts(yearEnding)
  const sheet: Booked[] = [
    ['Business account', assets.bank, 'Bank', 'Asset'],
    ['Trade debtors', assets.receivables, 'AccountReceivable', 'Asset'],
    ['Inventory', assets.stock, 'OtherCurrentAsset', 'Asset'],
    ['Shop fittings and van', assets.equipment, 'FixedAsset', 'Asset'],
    ['Trade creditors', liabilities.payables, 'AccountsPayable', 'Liability'],
    ['GST', liabilities.gst, 'OtherCurrentLiability', 'Liability'],
    ['Van loan', liabilities.loan, 'LongTermLiability', 'Liability'],
    ['Owner funds introduced', equity.fundsIntroduced, 'Equity', 'Equity'],
    ['Retained earnings', equity.retainedEarnings, 'Equity', 'Equity'],
    ['Current earnings', equity.profit, 'Equity', 'Equity'],
    ['Owner drawings', equity.drawings, 'Equity', 'Equity'],
  ]
  const profit: Booked[] = [
    ['Sales', income.sales, 'Income', 'Income'],
    ['Delivery fees', income.deliveryFees, 'Income', 'Income'],
    ['Flowers', costOfSales.flowers, 'CostOfSales', 'CostOfSales'],
    ['Packaging', costOfSales.packaging, 'CostOfSales', 'CostOfSales'],
    ['Wages', expenses.wages, 'Expense', 'Expense'],
    ['Rent', expenses.rent, 'Expense', 'Expense'],
    ['Marketing', expenses.marketing, 'Expense', 'Expense'],
    ['Insurance', expenses.insurance, 'Expense', 'Expense'],
    ['Other running costs', expenses.other, 'Expense', 'Expense'],
  ]
  const all = [...sheet, ...profit]
  const idOf = (booked: Booked): string =>
    `00000000-0000-4000-8000-${String(all.indexOf(booked)).padStart(12, '0')}`
  const breakdown = (booked: readonly Booked[]) =>
    booked.map((one) => ({ AccountTotal: one[1] / 100, Account: { UID: idOf(one), Name: one[0] } }))
  const finances = financesOfMyob(
    {
      balanceSheet: breakdown(sheet),
      profitAndLoss: breakdown(profit),
      accounts: all.map((one) => ({ UID: idOf(one), Type: one[2], Classification: one[3], IsHeader: false })),
      currency: BLUE_WREN.currency,
    },
    yearEnding,
  )
  return financialSummary.parse(finances)
}
