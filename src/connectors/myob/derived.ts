import type { FinanceLine } from '#core/finances.ts'
import { truncate } from '#core/format/numbers.ts'

/** Totals of a year, in cents. */
interface YearTotals {
  income: number
  grossProfit: number
  netProfit: number
  currentAssets: number
  currentLiabilities: number
}

/** What Fettle works out from a year's totals; what they do not give stays empty. */
export function derivedSections(totals: YearTotals) {
  const { income, grossProfit, netProfit, currentAssets, currentLiabilities } = totals
  const isEmpty = income === 0 && netProfit === 0
  return {
    profitability: isEmpty
      ? []
      : [calculated('Gross profit', grossProfit, 'money'), calculated('Net profit', netProfit, 'money')],
    performance: [
      ...margin('Gross profit margin', grossProfit, income),
      ...margin('Net profit margin', netProfit, income),
    ],
    position:
      currentLiabilities > 0
        ? [
            calculated(
              'Current assets to liabilities',
              truncate(currentAssets / currentLiabilities),
              'number',
            ),
          ]
        : [],
  }
}

const calculated = (label: string, value: number, kind: FinanceLine['kind']): FinanceLine => ({
  label,
  value,
  kind,
  calculated: true,
})

/** A share of nothing or of less has no meaning. */
const margin = (label: string, part: number, all: number): FinanceLine[] =>
  all > 0 ? [calculated(label, truncate((part / all) * 100), 'percent')] : []
