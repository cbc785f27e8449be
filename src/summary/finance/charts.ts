import type { Chart } from '#core/chart/chart.ts'
import { type Currency, currency as brief, exactMoney } from '#core/format/money.ts'
import { profitOf } from './month-table.ts'
import { monthsOf, type Year } from './year.ts'

/** Charts of the newest year with months: profit and loss by month, and the cash at each month's end. */
export function financeCharts(years: readonly Year[], currency: Currency): Chart[] {
  const year = years.find(({ months }) => months.length > 0)
  if (!year) return []
  const { months, yearEnding } = year
  const labels = monthsOf(yearEnding)
  const words = (value: number) => exactMoney(value, currency)
  const shortWords = (value: number) => brief(value, currency)
  const money = { labels, words, shortWords }
  const profit = months.map(profitOf)
  const charts: Chart[] = [
    {
      ...money,
      title: 'Profit and loss by month',
      series: [
        { name: 'Income', look: 'bar', values: months.map(({ income }) => income) },
        { name: 'Costs', look: 'lightBar', values: months.map(({ costs }) => costs) },
        { name: 'Profit', look: 'line', values: profit },
      ],
    },
    {
      ...money,
      title: 'Cash at the end of each month',
      series: [{ name: 'Cash', look: 'line', values: months.map(({ cash }) => cash) }],
    },
  ]
  return charts.filter(({ series }) => series.some(({ values }) => values.some((value) => value !== null)))
}
