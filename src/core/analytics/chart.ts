import type { Chart } from '../chart/chart.ts'
import { shortDate } from '../dates.ts'
import { plural } from '../words.ts'
import { type AnalyticsPeriod, daysBack, METRIC_WORDS, type UserMetric } from './periods.ts'

/** People on a day, and on the day as long before as the period lasts. */
export interface AnalyticsDay {
  day: string
  value: number
  before: number | null
}

const WEEK = 7
/** More bars than this are too thin on a phone. */
const MOST_BARS = 31
const MONTH = 30

/** Days of one bar: one, a week, or a month. */
function daysOfBar(period: AnalyticsPeriod): number {
  const days = daysBack(period) + 1
  if (days <= MOST_BARS) return 1
  return days / WEEK <= MOST_BARS ? WEEK : MONTH
}

/**
 * People over a period as bars, with the period before as a line; `null` for a single day. A bar of several days has their average, because a
 * person who comes on two days would be counted twice in a sum. The oldest bar may have fewer days.
 */
export function analyticsChart(
  days: readonly AnalyticsDay[],
  { period, metric }: { period: AnalyticsPeriod; metric: UserMetric },
): Chart | null {
  if (days.length < 2) return null
  const size = daysOfBar(period)
  const bars = inBars(days, size)
  const title =
    size === 1 ? METRIC_WORDS[metric] : `${METRIC_WORDS[metric]} a day, on average of ${size} days`
  return {
    title,
    unit: 'day',
    labels: bars.map(([first]) => shortDate(first?.day ?? '').slice(0, -5)),
    series: [
      { name: 'This period', look: 'bar', values: bars.map((bar) => average(bar.map(({ value }) => value))) },
      {
        name: 'The period before',
        look: 'line',
        values: bars.map((bar) => average(bar.flatMap(({ before }) => before ?? []))),
      },
    ],
    words: (value) => plural(value, 'person', 'people'),
    shortWords: String,
  }
}

function inBars(days: readonly AnalyticsDay[], size: number): AnalyticsDay[][] {
  const bars: AnalyticsDay[][] = []
  for (let end = days.length; end > 0; end -= size) bars.unshift(days.slice(Math.max(0, end - size), end))
  return bars
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)

/** How the period compares with the one before: "12% more than in the period before"; `null` where nobody came before. */
export function changeOf(
  total: number,
  before: number,
): { way: 'more' | 'fewer' | 'same'; words: string } | null {
  if (before === 0) return null
  const percent = Math.round((Math.abs(total - before) / before) * 100)
  if (percent === 0) return { way: 'same', words: 'About as many as before' }
  const way = total > before ? 'more' : 'fewer'
  return { way, words: `${percent}% ${way} than in the period before` }
}
