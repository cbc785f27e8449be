import type { Chart } from '#core/chart/chart.ts'
import type { AdsDay } from '#core/ads/rows.ts'
import { nearDate } from '#core/dates.ts'
import { type FigureFormat, metricTitle, valueText } from './figure-words.ts'
import { figureOf, METRIC_KINDS, type FigureId } from './figures.ts'
import { limitText } from './money-words.ts'

/** A measure of each day as a chart. */
export function daysChart(days: readonly AdsDay[], metric: FigureId, format: FigureFormat): Chart {
  const last = new Date(days.at(-1)?.day ?? 0)
  const title = `${metricTitle(metric, format)} a day`
  return {
    title,
    labels: days.map(({ day }) => nearDate(day, last)),
    series: [
      {
        name: metricTitle(metric, format),
        look: 'line',
        values: days.map(({ metrics }) => figureOf(metric, metrics, format.countsConversions)),
      },
    ],
    unit: 'day',
    words: (value) => valueText(metric, value, format),
    shortWords: (value) =>
      METRIC_KINDS[metric] === 'money' && value % 1_000_000 === 0
        ? limitText(BigInt(value), format.currency)
        : valueText(metric, value, format),
  }
}
