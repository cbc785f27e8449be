import type { Block } from '../block.ts'
import { nearDate } from '../dates.ts'
import { countText } from '../format/counts.ts'
import { abbreviate } from '../format/numbers.ts'
import type { Chart } from './chart.ts'

/** A block's numbers of each day as a chart. Its dates have a year where they are of another than the last one. */
export function dailyChart({ title, days, series }: Extract<Block, { kind: 'chart' }>): Chart {
  const last = new Date(days.at(-1) ?? 0)
  return {
    title,
    labels: days.map((day) => nearDate(day, last)),
    series: series.map(({ name, values }) => ({ name, values, look: 'line' })),
    unit: 'day',
    isZoomed: true,
    words: countText,
    shortWords: axisText,
  }
}

const MILLION = 1_000_000

/** The least difference that `abbreviate` shows: it cuts thousands to tens, and millions to ten thousands. */
const leastShown = (value: number): number => (Math.abs(value) < MILLION ? 10 : 10_000)

/** `2.43k`, or `2,431` where the marks are too close together to be abbreviated. */
const axisText = (value: number, step = Number.POSITIVE_INFINITY): string =>
  step < leastShown(value) ? countText(value) : abbreviate(value)
