import { z } from 'zod'
import { microsOf } from '#core/ads/money.ts'
import { type AdsData, MOST_ADS_ROWS } from '#core/ads/reads.ts'
import type { SearchTermRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { METRICS, metricsKept, nameKept } from './map.ts'
import { hasNoSmartCampaign } from './no-smart-campaign.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, NO_ROWS, queryText } from './query.ts'
import { adsText, enumName, idText, metricsPart } from './schema.ts'

const campaignPart = z.object({ id: idText, name: adsText.default('') })

const termAnswer = z.object({
  campaign: campaignPart,
  adGroup: z.object({ id: idText, name: adsText.default('') }),
  searchTermView: z.object({ searchTerm: adsText, status: enumName.optional() }),
  metrics: metricsPart,
})
const smartTermAnswer = z.object({
  campaign: campaignPart,
  smartCampaignSearchTermView: z.object({ searchTerm: adsText }),
  metrics: metricsPart,
})

const STATES: Readonly<Record<string, SearchTermRow['state']>> = {
  ADDED: 'added',
  EXCLUDED: 'excluded',
  ADDED_EXCLUDED: 'excluded',
}
const TERM_FIELDS = [
  'ad_group.id',
  'ad_group.name',
  'search_term_view.search_term',
  'search_term_view.status',
]
const SMART_FIELDS = ['smart_campaign_search_term_view.search_term']

const termQuery = (from: string, fields: readonly string[], where: readonly string[]): string =>
  queryText({
    select: ['campaign.id', 'campaign.name', ...fields, ...METRICS],
    from,
    where,
    orderBy: 'metrics.cost_micros DESC',
  })

/** What people searched for when an ad was shown, the dearest first. Google keeps no status for those of smart campaigns. */
export async function readSearchTerms(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['searchTerms']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const where = inDates(range)
  const [found, smart] = await Promise.all([
    customer.search(termQuery('search_term_view', TERM_FIELDS, where), termAnswer),
    hasNoSmartCampaign(context, customer.id)
      ? NO_ROWS
      : customer.search(termQuery('smart_campaign_search_term_view', SMART_FIELDS, where), smartTermAnswer),
  ])
  if (!found.ok) return found
  if (!smart.ok) return smart
  const rows = [...found.data.rows.map(termKept), ...smart.data.rows.map(smartTermKept)].toSorted(dearerFirst)
  const isCut = found.data.isCut || smart.data.isCut || rows.length > MOST_ADS_ROWS
  return { ok: true, data: { rows: rows.slice(0, MOST_ADS_ROWS), isCut } }
}

const dearerFirst = ({ metrics: one }: SearchTermRow, { metrics: other }: SearchTermRow): number => {
  const difference = microsOf(other.cost) - microsOf(one.cost)
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

const termKept = ({
  campaign,
  adGroup,
  searchTermView: view,
  metrics,
}: z.infer<typeof termAnswer>): SearchTermRow => ({
  term: nameKept(view.searchTerm),
  state: STATES[view.status ?? ''] ?? 'none',
  campaignId: campaign.id,
  campaignName: nameKept(campaign.name),
  adGroupId: adGroup.id,
  adGroupName: nameKept(adGroup.name),
  metrics: metricsKept(metrics),
})

const smartTermKept = ({
  campaign,
  smartCampaignSearchTermView: view,
  metrics,
}: z.infer<typeof smartTermAnswer>): SearchTermRow => ({
  term: nameKept(view.searchTerm),
  state: 'none',
  campaignId: campaign.id,
  campaignName: nameKept(campaign.name),
  adGroupId: null,
  adGroupName: null,
  metrics: metricsKept(metrics),
})
