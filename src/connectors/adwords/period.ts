import { type AdsPeriod, type DateRange, rangeOf } from '#core/ads/dates.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type AdsCustomer, chosenCustomer } from './ask.ts'

/** What a read of a tab is asked with. */
export interface PeriodInput {
  period: AdsPeriod
}

/** The chosen account with the days of a period there; `null`: all time. */
export async function atPeriod(
  context: ConnectorContext,
  access: ConnectorAccess,
  period: AdsPeriod,
): Promise<ReadResult<{ customer: AdsCustomer; range: DateRange | null }>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  if (period === 'all') return { ok: true, data: { customer: chosen.data, range: null } }
  const today = await chosen.data.today()
  if (!today.ok) return today
  return { ok: true, data: { customer: chosen.data, range: rangeOf(period, today.data) } }
}
