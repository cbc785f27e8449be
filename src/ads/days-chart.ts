import type { Chart } from '#core/chart/chart.ts'
import type { AdsDay } from '#core/ads/rows.ts'
import { nearDate } from '#core/dates.ts'
import { type FigureFormat, figureTitle, valueText } from './figure-words.ts'
import { figureOf, FIGURE_KINDS, type FigureId } from './figures.ts'
import { limitText } from './money-words.ts'

/** A figure of each day as a chart. */
export function daysChart(days: readonly AdsDay[], id: FigureId, format: FigureFormat): Chart {
  const last = new Date(days.at(-1)?.day ?? 0)
  const title = `${figureTitle(id, format)} a day`
  return {
    title,
    labels: days.map(({ day }) => nearDate(day, last)),
    series: [
      {
        name: figureTitle(id, format),
        look: 'line',
        values: days.map(({ metrics }) => figureOf(id, metrics, format.countsConversions)),
      },
    ],
    unit: 'day',
    words: (value) => valueText(id, value, format),
    shortWords: (value) =>
      FIGURE_KINDS[id] === 'money' && value % 1_000_000 === 0
        ? limitText(BigInt(value), format.currency)
        : valueText(id, value, format),
  }
}
