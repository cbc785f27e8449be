import { USER_METRICS } from '../evidence/accounts.ts'

export type UserMetric = (typeof USER_METRICS)[number]

/**
 * How far back figures go, by the first day as the service writes it; the last day is today. Their words are those of the
 * specification (checks: analytics): a "quarter" is 120 days.
 */
export const ANALYTICS_PERIODS = [
  '0daysAgo',
  '7daysAgo',
  '14daysAgo',
  '30daysAgo',
  '120daysAgo',
  '365daysAgo',
] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

export const PERIOD_WORDS: Readonly<Record<AnalyticsPeriod, string>> = {
  '0daysAgo': 'Today',
  '7daysAgo': 'Last 7 days',
  '14daysAgo': 'Last 14 days',
  '30daysAgo': 'Last month',
  '120daysAgo': 'Last quarter',
  '365daysAgo': 'Last year',
}

export const METRIC_WORDS: Readonly<Record<UserMetric, string>> = {
  totalUsers: 'All users',
  newUsers: 'New users',
  activeUsers: 'Active users',
}

/** What is shown before an owner chooses. */
export const USUAL_METRIC: UserMetric = 'totalUsers'
export const USUAL_PERIOD: AnalyticsPeriod = '30daysAgo'

/** How many days before today a period begins. */
export const daysBack = (period: AnalyticsPeriod): number => Number.parseInt(period, 10)

/** The period or metric that was kept by its name; the usual one for any other text. */
export const analyticsPeriodOf = (kept: string | undefined): AnalyticsPeriod =>
  ANALYTICS_PERIODS.find((one) => one === kept) ?? USUAL_PERIOD
export const userMetricOf = (kept: string | undefined): UserMetric =>
  USER_METRICS.find((one) => one === kept) ?? USUAL_METRIC
