import { shortDate } from '#core/dates.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'
import { derive } from './derive.ts'
import type { Month, Year } from './year.ts'

type Money = (cents: number) => string
type Rule = (year: Year, money: Money) => string | null

/** Contradictions between figures, each as a sentence: a bank would ask about them, so the owner reads them first. */
export const remarksOn = (years: readonly Year[], currency: Currency): string[] =>
  years.flatMap((year) => {
    const end = shortDate(year.yearEnding)
    const remarks = RULES.map((rule) => rule(year, (cents) => exactMoney(cents, currency)))
    return remarks.flatMap((remark) => (remark === null ? [] : [`Year ending ${end}: ${remark}`]))
  })

/** The cash at the end of the year must equal the balance sheet's. */
const cashOfYear: Rule = (year, money) => {
  const { closingCash } = derive(year)
  const { bank } = year.figures
  if (closingCash === null || bank === undefined || bank === closingCash) return null
  return `cash ends at ${money(closingCash)}, but the balance sheet has ${money(bank)} in cash and bank.`
}

/** So must the cash at the end of its last month. */
const cashOfMonths: Rule = ({ months, figures: { bank } }, money) => {
  const last = months.at(-1)?.cash ?? null
  if (last === null || bank === undefined || bank === last) return null
  return `cash at the end of the last month is ${money(last)}, but the balance sheet has ${money(bank)} in cash and bank.`
}

/** The year's sum needs twelve known months. */
const incomeOfMonths: Rule = ({ months, figures: { income } }, money) => {
  const sum = sumOf(months, 'income')
  if (sum === null || income === undefined || sum === income) return null
  return `income by month adds up to ${money(sum)}, but income for the year is ${money(income)}.`
}

const costsOfMonths: Rule = ({ months, figures: { directCosts, expenses } }, money) => {
  const sum = sumOf(months, 'costs')
  if (sum === null || expenses === undefined) return null
  const costs = (directCosts ?? 0) + expenses
  return sum === costs
    ? null
    : `costs by month add up to ${money(sum)}, but direct costs and operating expenses for the year are ${money(costs)}.`
}

const RULES: readonly Rule[] = [cashOfYear, cashOfMonths, incomeOfMonths, costsOfMonths]

function sumOf(months: readonly Month[], of: 'income' | 'costs'): number | null {
  const known = months.flatMap((month) => month[of] ?? [])
  return known.length > 0 && known.length === months.length ? known.reduce((sum, one) => sum + one, 0) : null
}
