import { type FinanceLine, type FinancialSummary, financialSummary } from '#core/finances.ts'
import { financeLabel, moneyLine } from '../business-year.ts'
import { derivedSections } from './derived.ts'
import type { MyobAccount, MyobBreakdown, MyobReports } from './schema.ts'

/** An account's amount in a report, in cents. */
interface Amount {
  label: string
  cents: number
  type: MyobAccount['Type']
  classification: MyobAccount['Classification']
}
type Amounts = readonly Amount[]

/** The reports of a year as it is kept; `null`: an account is not in the list, or there is more than any small business has. */
export function financesOfMyob(reports: MyobReports, yearEnding: string): FinancialSummary | null {
  const sheet = amountsOf(reports.balanceSheet, reports.accounts)
  const profit = amountsOf(reports.profitAndLoss, reports.accounts)
  if (!sheet || !profit) return null
  const figures = figuresOf(sheet, profit)
  const totals = totalsOf(sheet, profit)
  const kept = financialSummary.safeParse({
    yearEnding,
    currency: reports.currency,
    sections: {
      balanceSheet: balanceSheetLines(sheet, totals),
      profitAndLoss: profitLines(profit, totals),
      cash: cashLines(sheet),
      income: [],
      ...derivedSections(totals),
    },
    figures,
    outBy: sheet.length === 0 ? null : totals.netAssets - totals.equity,
  })
  return kept.success ? kept.data : null
}

/** Headers sum up what is listed anyway, and an account without an amount says nothing. */
function amountsOf(breakdown: MyobBreakdown, accounts: readonly MyobAccount[]): Amounts | null {
  const byId = new Map(accounts.map((account) => [account.UID.toLowerCase(), account]))
  const amounts: Amount[] = []
  for (const { AccountTotal, Account } of breakdown) {
    const account = byId.get(Account.UID.toLowerCase())
    if (!account) return null
    const cents = Math.round(AccountTotal * 100)
    if (account.IsHeader || cents === 0) continue
    const { Type: type, Classification: classification } = account
    amounts.push({
      label: financeLabel(Account.Name) || 'An account without a name',
      cents,
      type,
      classification,
    })
  }
  return amounts
}

const sum = (amounts: Amounts): number => amounts.reduce((all, { cents }) => all + cents, 0)
const ofType = (amounts: Amounts, ...types: MyobAccount['Type'][]): Amounts =>
  amounts.filter(({ type }) => types.includes(type))
const ofClass = (amounts: Amounts, ...classes: MyobAccount['Classification'][]): Amounts =>
  amounts.filter(({ classification }) => classes.includes(classification))

/** Totals that a statement needs; MYOB's summaries name accounts only. */
type MyobTotals = ReturnType<typeof totalsOf>

function totalsOf(sheet: Amounts, profit: Amounts) {
  const income = sum(ofClass(profit, 'Income'))
  const costOfSales = sum(ofClass(profit, 'CostOfSales'))
  const otherIncome = sum(ofClass(profit, 'OtherIncome'))
  const expenses = sum(ofClass(profit, 'Expense', 'OtherExpense'))
  const currentAssets = sum(ofType(sheet, ...CURRENT_ASSETS))
  const assets = sum(ofClass(sheet, 'Asset'))
  const currentLiabilities = sum(ofType(sheet, ...CURRENT_LIABILITIES))
  const liabilities = sum(ofClass(sheet, 'Liability'))
  return {
    income,
    costOfSales,
    otherIncome,
    expenses,
    grossProfit: income - costOfSales,
    netProfit: income - costOfSales + otherIncome - expenses,
    currentAssets,
    assets,
    currentLiabilities,
    liabilities,
    netAssets: assets - liabilities,
    equity: sum(ofClass(sheet, 'Equity')),
  }
}

const CURRENT_ASSETS = ['Bank', 'AccountReceivable', 'OtherCurrentAsset'] as const
const CURRENT_LIABILITIES = ['CreditCard', 'AccountsPayable', 'OtherCurrentLiability'] as const
const STOCK = /^(?:inventory|stock|stock on hand|inventory on hand)$/iu

/** A figure for which the business file has no account is absent. */
function figuresOf(sheet: Amounts, profit: Amounts): FinancialSummary['figures'] {
  const others = ofType(sheet, 'OtherCurrentAsset')
  const stock = others.filter(({ label }) => STOCK.test(label))
  const parts = {
    income: ofClass(profit, 'Income'),
    directCosts: ofClass(profit, 'CostOfSales'),
    otherIncome: ofClass(profit, 'OtherIncome'),
    expenses: ofClass(profit, 'Expense', 'OtherExpense'),
    bank: ofType(sheet, 'Bank'),
    debtors: ofType(sheet, 'AccountReceivable'),
    stock,
    otherCurrentAssets: others.filter(({ label }) => !STOCK.test(label)),
    fixedAssets: ofType(sheet, 'FixedAsset', 'OtherAsset'),
    creditors: ofType(sheet, 'AccountsPayable'),
    otherCurrentLiabilities: ofType(sheet, 'CreditCard', 'OtherCurrentLiability'),
    longTermLiabilities: ofType(sheet, 'LongTermLiability', 'OtherLiability'),
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([id, amounts]) => (amounts.length === 0 ? [] : [[id, sum(amounts)]])),
  )
}

const linesOf = (amounts: Amounts): FinanceLine[] =>
  amounts.map(({ label, cents }) => moneyLine(label, cents))
const total = (label: string, cents: number): FinanceLine => ({
  ...moneyLine(label, cents),
  total: true,
  calculated: true,
})

const isCurrent = ({ type }: Amount) =>
  [...CURRENT_ASSETS, ...CURRENT_LIABILITIES].some((current) => current === type)

function balanceSheetLines(sheet: Amounts, totals: MyobTotals): FinanceLine[] {
  if (sheet.length === 0) return []
  const assets = ofClass(sheet, 'Asset')
  const liabilities = ofClass(sheet, 'Liability')
  return [
    ...linesOf(assets.filter(isCurrent)),
    total('Total current assets', totals.currentAssets),
    ...linesOf(assets.filter((amount) => !isCurrent(amount))),
    total('Total assets', totals.assets),
    ...linesOf(liabilities.filter(isCurrent)),
    total('Total current liabilities', totals.currentLiabilities),
    ...linesOf(liabilities.filter((amount) => !isCurrent(amount))),
    total('Total liabilities', totals.liabilities),
    total('Net assets', totals.netAssets),
    ...linesOf(ofClass(sheet, 'Equity')),
    total('Total equity', totals.equity),
  ]
}

function profitLines(profit: Amounts, totals: MyobTotals): FinanceLine[] {
  if (profit.length === 0) return []
  return [
    ...linesOf(ofClass(profit, 'Income')),
    total('Total income', totals.income),
    ...linesOf(ofClass(profit, 'CostOfSales')),
    total('Total cost of sales', totals.costOfSales),
    total('Gross profit', totals.grossProfit),
    ...linesOf(ofClass(profit, 'OtherIncome', 'Expense', 'OtherExpense')),
    total('Net profit', totals.netProfit),
  ]
}

/** Bank accounts on the last day; what came in and went out is in no report. */
function cashLines(sheet: Amounts): FinanceLine[] {
  const accounts = ofType(sheet, 'Bank')
  return accounts.length === 0 ? [] : [...linesOf(accounts), total('Closing balance', sum(accounts))]
}
