import { z } from 'zod'
import type { Micros } from '#core/ads/money.ts'
import type { AdsData } from '#core/ads/reads.ts'
import type { AdGroupRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { itemState, METRICS, metricsKept, nameKept } from './map.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { adsText, enumName, idText, metricsPart, microsAmount } from './schema.ts'

const bid = microsAmount.optional()

const adGroupAnswer = z.object({
  campaign: z.object({ id: idText, name: adsText.default('') }),
  adGroup: z.object({
    id: idText,
    name: adsText.default(''),
    status: enumName,
    type: enumName.optional(),
    cpcBidMicros: bid,
    cpvBidMicros: bid,
    targetCpaMicros: bid,
    targetCpmMicros: bid,
  }),
  metrics: metricsPart,
})

/** Google's name of each bid of an ad group. */
export const BID_FIELDS = {
  maxCpc: 'cpc_bid_micros',
  maxCpv: 'cpv_bid_micros',
  targetCpa: 'target_cpa_micros',
  targetCpm: 'target_cpm_micros',
} as const

const SELECT = [
  'campaign.id',
  'campaign.name',
  'ad_group.id',
  'ad_group.name',
  'ad_group.status',
  'ad_group.type',
  ...Object.values(BID_FIELDS).map((field) => `ad_group.${field}`),
  ...METRICS,
]

const TYPES: Readonly<Record<string, AdGroupRow['type']>> = {
  SEARCH_STANDARD: 'standard',
  SMART_CAMPAIGN_ADS: 'smart',
}

/** No bid and a bid of 0 are the same: Google then decides. */
export const bidKept = (micros: Micros | undefined): Micros | null =>
  micros === undefined || micros === '0' ? null : micros

/** Every ad group, with what it brought in a period. */
export async function readAdGroups(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['adGroups']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const query = queryText({ select: SELECT, from: 'ad_group', where: inDates(range), orderBy: 'ad_group.id' })
  const found = await customer.search(query, adGroupAnswer)
  if (!found.ok) return found
  const rows = found.data.rows.map(
    ({ campaign, adGroup, metrics }): AdGroupRow => ({
      id: adGroup.id,
      name: nameKept(adGroup.name),
      campaignId: campaign.id,
      campaignName: nameKept(campaign.name),
      state: itemState(adGroup.status),
      type: TYPES[adGroup.type ?? ''] ?? 'other',
      maxCpc: bidKept(adGroup.cpcBidMicros),
      maxCpv: bidKept(adGroup.cpvBidMicros),
      targetCpa: bidKept(adGroup.targetCpaMicros),
      targetCpm: bidKept(adGroup.targetCpmMicros),
      metrics: metricsKept(metrics),
    }),
  )
  return { ok: true, data: { rows, isCut: found.data.isCut } }
}
