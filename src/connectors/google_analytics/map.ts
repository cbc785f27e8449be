import { type AnalyticsPeriod, daysBack, userMetricOf, analyticsPeriodOf } from '#core/analytics/periods.ts'
import { failureOfService } from '#core/connections/failures.ts'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { propertiesData, type Users, type UsersData, usersData } from '#core/analytics/figures.ts'
import { presentData } from '../kept-data.ts'
import { todayIn } from '../today-in.ts'
import type { AnalyticsReport } from './schema.ts'
import { dayFrom } from '#core/dates.ts'

/** Names of the two ranges of a report, by which their totals are told apart. */
export const RANGES = { now: 'now', before: 'before' } as const
const NOBODY: Users = { totalUsers: 0, newUsers: 0, activeUsers: 0 }

/** Both reports as they are kept: every day of both periods, also those on which nobody came. */
export function usersOf(
  [totals, days]: readonly [AnalyticsReport, AnalyticsReport],
  period: AnalyticsPeriod,
  now: Date,
): UsersData {
  const counted = new Map(days.rows.map((row) => [row.dimensionValues[0]?.value ?? '', usersIn(days, row)]))
  // Its days are counted in the property's own time zone.
  const today = todayIn(days.metadata.timeZone ?? totals.metadata.timeZone, now)
  const back = daysBack(period)
  const between = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => {
      const day = dayFrom(today, index - from)
      return { day, ...(counted.get(day.replaceAll('-', '')) ?? NOBODY) }
    })
  const totalOf = (isBefore: boolean) => {
    const row = totals.rows.find(
      ({ dimensionValues }) => (dimensionValues[0]?.value === RANGES.before) === isBefore,
    )
    return row ? usersIn(totals, row) : NOBODY
  }
  return {
    period,
    totals: totalOf(false),
    previous: totalOf(true),
    byDay: between(back, 0),
    byDayBefore: between(2 * back + 1, back + 1),
  }
}

function usersIn({ metricHeaders }: AnalyticsReport, row: AnalyticsReport['rows'][number]): Users {
  const valueOf = (name: keyof Users) =>
    row.metricValues[metricHeaders.findIndex((one) => one.name === name)]?.value ?? 0
  return {
    totalUsers: valueOf('totalUsers'),
    newUsers: valueOf('newUsers'),
    activeUsers: valueOf('activeUsers'),
  }
}

/** What the kept results say to the check. */
export function analyticsEvidence(
  kept: readonly KeptResult[],
  connection: ConnectionView | null,
): { analytics?: AnalyticsAccount } {
  if (connection === null) return {}
  if (connection.state === 'needs_reconnect')
    return { analytics: { kind: 'failed', failure: failureOfService({ kind: 'reauth' }) } }
  const failedRead = kept.find(({ failure }) => failure !== null && failure.kind !== 'needs_selection')
  const isGone = failedRead?.failure?.kind === 'not_found'
  if (failedRead?.failure && !isGone)
    return { analytics: { kind: 'failed', failure: failureOfService(failedRead.failure) } }
  const known = presentData(kept, 'properties', propertiesData)?.properties
  if (!known) return {}
  const { account, choices } = connection
  const metric = userMetricOf(choices['metric'])
  const period = analyticsPeriodOf(choices['period'])
  const read = kept
    .flatMap(({ read: name, data }) => (name === 'users' ? [usersData.safeParse(data)] : []))
    .flatMap(({ success, data }) => (success ? [data] : []))
    .find((one) => one.period === period)
  return {
    analytics: {
      kind: 'read',
      properties: known.map(({ id, name, hosts, measurementIds }) => ({
        id,
        name,
        hosts,
        measurementIds,
        generation: 'ga4',
      })),
      chosen: isGone ? null : (account?.id ?? null),
      confirmed: account !== null && choices['confirmed'] === account.id,
      metric,
      period,
      values: read?.byDay.map((one) => ({ day: one.day, value: one[metric] })) ?? [],
    },
  }
}
