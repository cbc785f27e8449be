import { shortDate } from '#core/dates.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'
import { derive } from './derive.ts'
import type { Month, Year } from './year.ts'

/** Figures that do not fit together, each as a sentence: a reader at a bank would ask about them. */
export const remarksOn = (years: readonly Year[], currency: Currency): string[] =>
  years.flatMap((year) => {
    const end = shortDate(year.yearEnding)
    return [cashRemark(year, currency), incomeRemark(year, currency)].flatMap((remark) =>
      remark === null ? [] : [`Year ending ${end}: ${remark}`],
    )
  })

/** What is left of the year's cash is what the balance sheet holds. */
function cashRemark(year: Year, currency: Currency): string | null {
  const { closingCash } = derive(year)
  const { bank } = year.figures
  if (closingCash === null || bank === undefined || bank === closingCash) return null
  return `cash ends at ${exactMoney(closingCash, currency)}, but the balance sheet has ${exactMoney(bank, currency)} in cash and bank.`
}

/** Twelve known months make a year. */
function incomeRemark({ months, figures }: Year, currency: Currency): string | null {
  const sum = sumOf(months)
  if (sum === null || figures.income === undefined || sum === figures.income) return null
  return `income by month adds up to ${exactMoney(sum, currency)}, but income for the year is ${exactMoney(figures.income, currency)}.`
}

function sumOf(months: readonly Month[]): number | null {
  const known = months.flatMap(({ income }) => income ?? [])
  return known.length > 0 && known.length === months.length ? known.reduce((sum, one) => sum + one, 0) : null
}
