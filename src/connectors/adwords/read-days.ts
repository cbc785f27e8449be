import { z } from 'zod'
import type { DateRange } from '#core/ads/dates.ts'
import { type AdsData, MOST_ADS_DAYS } from '#core/ads/reads.ts'
import type { AdsDay } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { METRICS, metricsKept } from './map.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { metricsPart } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'
import { dayFrom } from '#core/dates.ts'

const dayAnswer = z.object({ segments: z.object({ date: z.iso.date() }), metrics: metricsPart })

const NOTHING = { impressions: 0, interactions: 0, clicks: 0, cost: '0', conversions: 0 }

/** What each day of a period brought, oldest first; of all time, from the first day with an ad in the last two years. The month so far is asked for with them. */
export async function readAdsDays(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['days']>> {
  const asked = await (period === 'all' ? lastDays(context, access) : atPeriod(context, access, period))
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const today = await customer.today()
  if (!today.ok) return today
  const monthStart = `${today.data.slice(0, 8)}01`
  const query = queryText({
    select: ['segments.date', ...METRICS],
    from: 'customer',
    where: inDates({ from: range && range.from < monthStart ? range.from : monthStart, to: today.data }),
    orderBy: 'segments.date',
  })
  const found = await customer.search(query, dayAnswer)
  if (!found.ok) return found
  const days = new Map(found.data.rows.map((row) => [row.segments.date, row]))
  const [first] = [...days.keys()].toSorted()
  const from = period === 'all' ? (first ?? null) : (range?.from ?? null)
  const ofMonth = [...days.values()].filter((row) => row.segments.date >= monthStart)
  const cost = ofMonth.reduce((sum, { metrics }) => sum + BigInt(metrics.costMicros), 0n)
  const rows =
    from === null || range === null
      ? []
      : daysOf({ from, to: range.to }).map((day): AdsDay => {
          const metrics = days.get(day)?.metrics
          return { day, metrics: metrics ? metricsKept(metrics) : NOTHING }
        })
  return { ok: true, data: { rows, isCut: false, month: { today: today.data, cost: cost.toString() } } }
}

async function lastDays(context: ConnectorContext, access: ConnectorAccess): ReturnType<typeof atPeriod> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const today = await chosen.data.today()
  if (!today.ok) return today
  const before = (days: number): string => dayFrom(today.data, -days)
  return { ok: true, data: { customer: chosen.data, range: { from: before(MOST_ADS_DAYS), to: before(1) } } }
}

/** Google leaves out days on which nothing happened. */
const daysOf = ({ from, to }: DateRange): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 }, (_, index) =>
    dayFrom(from, index),
  )
