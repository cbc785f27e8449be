import { type AnalyticsPeriod, daysBack } from '#core/analytics/periods.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGoogle } from '../google.ts'
import { RANGES, usersOf } from './map.ts'
import { quotaOfProperty } from './property-quota.ts'
import type { UsersData } from '#core/analytics/figures.ts'
import { MOST_ROWS, reportsAnswer, type UsersInput } from './schema.ts'

/** People on the website in a period and in the one before: totals, which no sum of days gives, and each day. */
export async function readUsers(
  context: ConnectorContext,
  { period }: UsersInput,
  { grant, account }: ConnectorAccess,
): Promise<ReadResult<UsersData>> {
  if (account === null) return { ok: false, failure: { kind: 'needs_selection' } }
  const request = {
    endpoint: 'gaData',
    path: `/v1beta/${account.id}:batchRunReports`,
    method: 'POST',
    json: { requests: reportsFor(period) },
    mayRepeat: true,
    hasAccountQuota: true,
  } as const
  const answer = await askGoogle(context, grant, request, reportsAnswer)
  if (!answer.ok) return answer
  const { reports } = answer.data
  const quota = quotaOfProperty(reports[1].propertyQuota, context.now())
  if (quota) await context.noteAccountQuota(quota)
  return { ok: true, data: usersOf(reports, period, context.now()) }
}

function reportsFor(period: AnalyticsPeriod): object[] {
  const back = daysBack(period)
  const metrics = [{ name: 'totalUsers' }, { name: 'newUsers' }, { name: 'activeUsers' }]
  const now = { startDate: period, endDate: 'today', name: RANGES.now }
  const before = { startDate: `${2 * back + 1}daysAgo`, endDate: `${back + 1}daysAgo`, name: RANGES.before }
  return [
    { dateRanges: [now, before], metrics, returnPropertyQuota: true },
    {
      dateRanges: [{ startDate: before.startDate, endDate: 'today' }],
      dimensions: [{ name: 'date' }],
      metrics,
      orderBys: [{ dimension: { dimensionName: 'date' } }],
      limit: String(MOST_ROWS),
      returnPropertyQuota: true,
    },
  ]
}
