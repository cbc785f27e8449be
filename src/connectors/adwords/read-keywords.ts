import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import type { KeywordRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type KeywordMetrics, keywordKey, metricsOfKeywords } from './keyword-metrics.ts'
import { itemState, matchTypeOf, METRICS, metricsKept, nameKept } from './map.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { adsText, enumName, idText, metricsPart } from './schema.ts'

/** A keyword as every criterion has it. */
export const keywordPart = z.object({ text: adsText, matchType: enumName })

const keywordAnswer = z.object({
  campaign: z.object({ id: idText, name: adsText.default('') }),
  adGroup: z.object({ id: idText, name: adsText.default('') }),
  adGroupCriterion: z.object({
    criterionId: idText,
    status: enumName,
    keyword: keywordPart,
    qualityInfo: z.object({ qualityScore: z.number().int().min(1).max(10).optional() }).optional(),
  }),
  metrics: metricsPart,
})
type KeywordAnswer = z.infer<typeof keywordAnswer>

const SELECT = [
  'campaign.id',
  'campaign.name',
  'ad_group.id',
  'ad_group.name',
  'ad_group_criterion.criterion_id',
  'ad_group_criterion.status',
  'ad_group_criterion.keyword.text',
  'ad_group_criterion.keyword.match_type',
  'ad_group_criterion.quality_info.quality_score',
  ...METRICS,
]

/** Every keyword, the dearest first, with what it brought in a period. */
export async function readKeywords(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['keywords']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const query = queryText({
    select: SELECT,
    from: 'keyword_view',
    where: [...inDates(range), 'ad_group_criterion.negative = FALSE'],
    orderBy: 'metrics.cost_micros DESC',
  })
  const found = await customer.search(query, keywordAnswer)
  if (!found.ok) return found
  const texts = found.data.rows
    .filter(({ adGroupCriterion }) => adGroupCriterion.status !== 'REMOVED')
    .map(({ adGroupCriterion }) => adGroupCriterion.keyword.text)
  const known = await metricsOfKeywords(context, customer, texts)
  const rows = found.data.rows.map((row) => keywordKept(row, known))
  return { ok: true, data: { rows, isCut: found.data.isCut } }
}

function keywordKept(row: KeywordAnswer, all: ReadonlyMap<string, KeywordMetrics>): KeywordRow {
  const { campaign, adGroup, adGroupCriterion: criterion, metrics } = row
  const known = all.get(keywordKey(criterion.keyword.text))
  return {
    id: `${adGroup.id}~${criterion.criterionId}`,
    text: nameKept(criterion.keyword.text),
    matchType: matchTypeOf(criterion.keyword.matchType),
    campaignId: campaign.id,
    campaignName: nameKept(campaign.name),
    adGroupId: adGroup.id,
    adGroupName: nameKept(adGroup.name),
    state: itemState(criterion.status),
    relevance: criterion.qualityInfo?.qualityScore ?? null,
    averageMonthlySearches: known?.averageMonthlySearches ?? null,
    competition: known?.competition ?? null,
    metrics: metricsKept(metrics),
  }
}
