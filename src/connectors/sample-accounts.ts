import { BLUE_WREN } from './sample-business.ts'

type Amounts<Names extends string> = Record<Names, number>
const { accounts: KNOWN } = BLUE_WREN

/** How much the sample business grows from one year to the next. */
const GROWTH = 1.08
const MOST_YEARS = 20

/** The sample business' accounts for the year that ends on a day, in cents: 2026 as they are written, other years in proportion. They balance to the cent. */
export function sampleAccounts(yearEnding: string) {
  const years = Number(yearEnding.slice(0, 4)) - Number(KNOWN.yearEnding.slice(0, 4))
  const factor = GROWTH ** Math.max(-MOST_YEARS, Math.min(MOST_YEARS, years))
  const scaled = <Names extends string>(amounts: Amounts<Names>) => scale(amounts, factor)
  const income = scaled(KNOWN.income)
  const costOfSales = scaled(KNOWN.costOfSales)
  const expenses = scaled(KNOWN.expenses)
  const assets = scaled(KNOWN.assets)
  const liabilities = scaled(KNOWN.liabilities)
  const profit = sumOf(income) - sumOf(costOfSales) - sumOf(expenses)
  const { fundsIntroduced } = KNOWN.equity
  const drawings = Math.round(KNOWN.equity.drawings * factor)
  const netAssets = sumOf(assets) - sumOf(liabilities)
  const retainedEarnings = netAssets - fundsIntroduced - profit - drawings
  return {
    income,
    costOfSales,
    expenses,
    assets,
    liabilities,
    profit,
    netAssets,
    equity: { fundsIntroduced, retainedEarnings, profit, drawings },
  }
}

/** All amounts together. */
export const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, cents) => sum + cents, 0)

function scale<Names extends string>(amounts: Amounts<Names>, factor: number): Amounts<Names> {
  const scaled = { ...amounts }
  for (const name in amounts) scaled[name] = Math.round(amounts[name] * factor)
  return scaled
}
