import { z } from 'zod'
import { peopleOn } from './analytics.data.ts'
import { dayFrom } from '#core/dates.ts'
import { eachDay } from './days.ts'

/** The time zone of every property. */
export const ANALYTICS_ZONE = 'Australia/Sydney'

const MOST_REPORTS = 5
/** The metrics and dimensions that the stand-in knows; any other is refused as the service refuses an unknown one. */
const METRICS = new Set(['totalUsers', 'newUsers', 'activeUsers'])
const DIMENSIONS = new Set(['date'])
/** Who comes on several days of a range is one person in it, so that its people are fewer than those of its days; a new one is new once. */
const RETURNING = 0.8
/** Rows of an answer that is not limited. */
const MOST_ROWS = 10_000

const wanted = z.object({
  requests: z.array(
    z.object({
      dateRanges: z.array(
        z.object({ startDate: z.string(), endDate: z.string(), name: z.string().optional() }),
      ),
      dimensions: z.array(z.object({ name: z.string() })).default([]),
      metrics: z
        .array(z.object({ name: z.string() }))
        .min(1)
        .max(10),
      orderBys: z
        .array(z.object({ dimension: z.object({ dimensionName: z.string() }), desc: z.boolean().optional() }))
        .default([]),
      limit: z.string().optional(),
    }),
  ),
})
type Wanted = z.infer<typeof wanted>['requests'][number]

/** The answer to a batch of reports, or a word for what the service would refuse. */
export function reportOf(body: unknown, share: number, today: string): object | string {
  const parsed = wanted.safeParse(body)
  if (!parsed.success) return 'BAD_REQUEST'
  const { requests } = parsed.data
  if (requests.length > MOST_REPORTS) return 'TOO_MANY_REPORTS'
  for (const { metrics, dimensions, dateRanges } of requests) {
    if (metrics.some(({ name }) => !METRICS.has(name))) return 'UNKNOWN_METRIC'
    if (dimensions.some(({ name }) => !DIMENSIONS.has(name))) return 'UNKNOWN_DIMENSION'
    if (dateRanges.length === 0 || dateRanges.length > 4) return 'BAD_RANGES'
    for (const { startDate, endDate } of dateRanges) {
      const [from, to] = [dayIn(startDate, today), dayIn(endDate, today)]
      if (from === null || to === null || from > to) return 'BAD_RANGE'
    }
  }
  return {
    reports: requests.map((one) => oneReport(one, share, today)),
    kind: 'analyticsData#batchRunReports',
  }
}

function oneReport(
  { metrics, dimensions, dateRanges, orderBys, limit }: Wanted,
  share: number,
  today: string,
): object {
  const byDate = dimensions.length > 0
  const hasRanges = dateRanges.length > 1
  const isInOrder = orderBys.some(({ dimension, desc }) => dimension.dimensionName === 'date' && !desc)
  const rows = dateRanges.flatMap(({ startDate, endDate, name }, index) => {
    const days = eachDay(dayIn(startDate, today) ?? today, dayIn(endDate, today) ?? today)
    const rangeOf = hasRanges ? [{ value: name ?? `date_range_${index}` }] : []
    const row = (some: readonly string[], before: { value: string }[]) => ({
      dimensionValues: [...before, ...rangeOf],
      metricValues: metrics.map(({ name: metric }) => ({
        value: String(peopleIn(some, metric, share)),
      })),
    })
    if (!byDate) return [row(days, [])]
    // Without an order they come as they like.
    const shown = isInOrder ? days : days.toReversed()
    return shown.map((day) => row([day], [{ value: day.replaceAll('-', '') }]))
  })
  // Rows in which nobody came are left out.
  const counted = rows.filter(({ metricValues }) => metricValues.some(({ value }) => value !== '0'))
  return {
    dimensionHeaders: [...dimensions, ...(hasRanges ? [{ name: 'dateRange' }] : [])],
    metricHeaders: metrics.map(({ name }) => ({ name, type: 'TYPE_INTEGER' })),
    ...(counted.length === 0
      ? {}
      : { rows: counted.slice(0, Number(limit ?? MOST_ROWS)), rowCount: counted.length }),
    metadata: { currencyCode: 'AUD', timeZone: ANALYTICS_ZONE },
    propertyQuota: { tokensPerDay: { consumed: 3, remaining: 199_997 } },
    kind: 'analyticsData#runReport',
  }
}

function peopleIn(days: readonly string[], metric: string, share: number): number {
  const sum = days.reduce((people, day) => people + peopleOn(day, metric, share), 0)
  return days.length > 1 && metric !== 'newUsers' ? Math.ceil(sum * RETURNING) : sum
}

function dayIn(written: string, today: string): string | null {
  if (written === 'today') return today
  const back = /^(\d{1,4})daysAgo$/u.exec(written)?.[1]
  if (back === undefined) return /^\d{4}-\d{2}-\d{2}$/u.test(written) ? written : null
  return dayFrom(today, -Number(back))
}
