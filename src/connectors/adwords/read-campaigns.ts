import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import type { CampaignState } from '#core/ads/states.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { lastPart, METRICS, metricsKept, nameKept } from './map.ts'
import { noteNoSmartCampaign } from './no-smart-campaign.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { adsText, enumName, idText, metricsPart, microsAmount, resourceName } from './schema.ts'

const campaignAnswer = z.object({
  campaign: z.object({
    id: idText,
    name: adsText.default(''),
    status: enumName,
    servingStatus: enumName.optional(),
    advertisingChannelType: enumName,
    biddingStrategyType: enumName.optional(),
    biddingStrategy: resourceName.optional(),
    startDateTime: z.string().max(40).optional(),
    endDateTime: z.string().max(40).optional(),
  }),
  campaignBudget: z
    .object({
      id: idText,
      amountMicros: microsAmount.optional(),
      explicitlyShared: z.boolean().default(false),
    })
    .optional(),
  metrics: metricsPart,
})
type CampaignAnswer = z.infer<typeof campaignAnswer>

const SELECT = [
  'campaign.id',
  'campaign.name',
  'campaign.status',
  'campaign.serving_status',
  'campaign.advertising_channel_type',
  'campaign.bidding_strategy_type',
  'campaign.bidding_strategy',
  'campaign.start_date_time',
  'campaign.end_date_time',
  'campaign_budget.id',
  'campaign_budget.amount_micros',
  'campaign_budget.explicitly_shared',
  ...METRICS,
]

/** Every campaign, with what it brought in a period. */
export async function readCampaigns(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['campaigns']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const query = queryText({ select: SELECT, from: 'campaign', where: inDates(range), orderBy: 'campaign.id' })
  const found = await customer.search(query, campaignAnswer)
  if (!found.ok) return found
  const rows = found.data.rows.map(campaignKept)
  if (!found.data.isCut && rows.every(({ type }) => type !== 'smart'))
    noteNoSmartCampaign(context, customer.id)
  return { ok: true, data: { rows, isCut: found.data.isCut } }
}

const STATES: Readonly<Record<string, CampaignState>> = { REMOVED: 'removed', PAUSED: 'paused' }
const SERVING: Readonly<Record<string, CampaignState>> = { ENDED: 'ended', PENDING: 'pending' }
const CHANNELS: Readonly<Record<string, CampaignRow['type']>> = { SEARCH: 'search', SMART: 'smart' }
const BIDDING: Readonly<Record<string, CampaignRow['bidStrategyType']>> = {
  TARGET_CPA: 'target_cpa',
  TARGET_ROAS: 'target_roas',
  MAXIMIZE_CONVERSIONS: 'maximise_conversions',
  MAXIMIZE_CONVERSION_VALUE: 'maximise_value',
  TARGET_SPEND: 'maximise_clicks',
  MANUAL_CPC: 'manual_cpc',
  ENHANCED_CPC: 'manual_cpc',
}
/** The last day that Google can write stands for no end. */
const NO_END = '2037-12-30'

const dayKept = (written: string | undefined): string | null => {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(written ?? '')?.[0] ?? null
  return day === null || day === NO_END ? null : day
}

function campaignKept(row: CampaignAnswer): CampaignRow {
  const { campaign, campaignBudget: budget, metrics } = row
  return {
    id: campaign.id,
    name: nameKept(campaign.name),
    state: STATES[campaign.status] ?? SERVING[campaign.servingStatus ?? ''] ?? 'enabled',
    type: CHANNELS[campaign.advertisingChannelType] ?? 'other',
    budget:
      budget?.amountMicros === undefined
        ? null
        : { id: budget.id, amount: budget.amountMicros, isShared: budget.explicitlyShared },
    bidStrategyType: BIDDING[campaign.biddingStrategyType ?? ''] ?? 'other',
    strategyId: campaign.biddingStrategy ? lastPart(campaign.biddingStrategy) : null,
    startDate: dayKept(campaign.startDateTime),
    endDate: dayKept(campaign.endDateTime),
    // Google gives no count: they are rows of another read.
    adGroups: null,
    metrics: metricsKept(metrics),
  }
}
