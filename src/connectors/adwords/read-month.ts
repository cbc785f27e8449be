import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { inDates, queryText } from './query.ts'
import { microsAmount } from './schema.ts'

const costAnswer = z.object({
  metrics: z.object({ costMicros: microsAmount.default('0') }).default({ costMicros: '0' }),
})

/** What the account's month has cost, today included, whatever the period. Google counts some clicks hours later. */
export async function readAdsMonth(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['month']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const today = await chosen.data.today()
  if (!today.ok) return today
  const query = queryText({
    select: ['metrics.cost_micros'],
    from: 'customer',
    where: inDates({ from: `${today.data.slice(0, 8)}01`, to: today.data }),
  })
  const found = await chosen.data.search(query, costAnswer)
  if (!found.ok) return found
  const cost = found.data.rows.reduce((sum, { metrics }) => sum + BigInt(metrics.costMicros), 0n)
  return { ok: true, data: { today: today.data, cost: cost.toString() } }
}
