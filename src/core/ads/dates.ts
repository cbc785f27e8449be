import { dayFrom } from '../dates.ts'

/**
 * The dates that figures are shown for (decisions 9.2): so many days that end yesterday in the account's time zone, or all. Their words are those of the
 * specification: a "quarter" is 120 days.
 */
export const ADS_PERIODS = ['7days', '14days', '30days', '120days', '365days', 'all'] as const
export type AdsPeriod = (typeof ADS_PERIODS)[number]

export const ADS_PERIOD_WORDS: Readonly<Record<AdsPeriod, string>> = {
  '7days': 'Last 7 days',
  '14days': 'Last 14 days',
  '30days': 'Last month',
  '120days': 'Last quarter',
  '365days': 'Last year',
  all: 'All time',
}
export const USUAL_ADS_PERIOD: AdsPeriod = '30days'

/** First and last day, `YYYY-MM-DD`, both counted. */
export interface DateRange {
  from: string
  to: string
}

/** The days of a period; `today` is the day in the account's time zone. `null`: all time. */
export function rangeOf(period: AdsPeriod, today: string): DateRange | null {
  if (period === 'all') return null
  return { from: dayFrom(today, -Number.parseInt(period, 10)), to: dayFrom(today, -1) }
}
