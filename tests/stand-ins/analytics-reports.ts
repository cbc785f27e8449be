import { z } from 'zod'
import { peopleOn } from './analytics.data.ts'
import { DAY_MS } from '#core/time-units.ts'

const MOST_REPORTS = 5
/** The metrics and dimensions that the stand-in knows; any other is refused as the service refuses an unknown one. */
const METRICS = new Set(['totalUsers', 'newUsers', 'activeUsers'])
const DIMENSIONS = new Set(['date'])

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

function oneReport({ metrics, dimensions, dateRanges }: Wanted, share: number, today: string): object {
  const byDate = dimensions.length > 0
  const hasRanges = dateRanges.length > 1
  const rows = dateRanges.flatMap(({ startDate, endDate, name = 'date_range_0' }) => {
    const days = daysBetween(dayIn(startDate, today) ?? today, dayIn(endDate, today) ?? today)
    const rangeOf = hasRanges ? [{ value: name }] : []
    const row = (some: readonly string[], before: { value: string }[]) => ({
      dimensionValues: [...before, ...rangeOf],
      metricValues: metrics.map(({ name: metric }) => ({
        value: String(some.reduce((sum, day) => sum + peopleOn(day, metric, share), 0)),
      })),
    })
    return byDate ? days.map((day) => row([day], [{ value: day.replaceAll('-', '') }])) : [row(days, [])]
  })
  // Rows in which nobody came are left out.
  const counted = rows.filter(({ metricValues }) => metricValues.some(({ value }) => value !== '0'))
  return {
    dimensionHeaders: [...dimensions, ...(hasRanges ? [{ name: 'dateRange' }] : [])],
    metricHeaders: metrics.map(({ name }) => ({ name, type: 'TYPE_INTEGER' })),
    ...(counted.length === 0 ? {} : { rows: counted, rowCount: counted.length }),
    metadata: { currencyCode: 'AUD', timeZone: 'Australia/Sydney' },
    propertyQuota: { tokensPerDay: { consumed: 3, remaining: 199_997 } },
    kind: 'analyticsData#runReport',
  }
}

function dayIn(written: string, today: string): string | null {
  if (written === 'today') return today
  const back = /^(\d{1,4})daysAgo$/u.exec(written)?.[1]
  if (back === undefined) return /^\d{4}-\d{2}-\d{2}$/u.test(written) ? written : null
  return new Date(Date.parse(today) - Number(back) * DAY_MS).toISOString().slice(0, 10)
}

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )
