import { z } from 'zod'
import { type AdsData, MOST_ADS_LISTS, MOST_ADS_ROWS } from '#core/ads/reads.ts'
import type { NegativeKeywordRow, NegativeListRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type AdsRows, chosenCustomer } from './ask.ts'
import { matchTypeOf, nameKept } from './map.ts'
import { NO_ROWS, queryText } from './query.ts'
import { keywordPart } from './read-keywords.ts'
import { adsText, idText, whole } from './schema.ts'

const named = z.object({ id: idText, name: adsText.default('') })
const criterion = z.object({ criterionId: idText, keyword: keywordPart })

const campaignNegative = z.object({ campaign: named, campaignCriterion: criterion })
const adGroupNegative = z.object({ adGroup: named, adGroupCriterion: criterion })
const listNegative = z.object({ sharedSet: named, sharedCriterion: criterion })
const listAnswer = z.object({
  sharedSet: named.extend({ memberCount: whole.default(0), referenceCount: whole.default(0) }),
})
const useAnswer = z.object({ campaign: z.object({ id: idText }), sharedSet: z.object({ id: idText }) })

/** Condition for lists of negative keywords that exist. */
export const IS_NEGATIVE_LIST = ["shared_set.type = 'NEGATIVE_KEYWORDS'", "shared_set.status = 'ENABLED'"]

const fieldsOf = (owner: string, from: string): string[] => [
  `${owner}.id`,
  `${owner}.name`,
  `${from}.criterion_id`,
  `${from}.keyword.text`,
  `${from}.keyword.match_type`,
]
const QUERIES = {
  campaign: queryText({
    select: fieldsOf('campaign', 'campaign_criterion'),
    from: 'campaign_criterion',
    where: [
      'campaign_criterion.negative = TRUE',
      "campaign_criterion.type = 'KEYWORD'",
      "campaign_criterion.status != 'REMOVED'",
      "campaign.status != 'REMOVED'",
    ],
  }),
  adGroup: queryText({
    select: fieldsOf('ad_group', 'ad_group_criterion'),
    from: 'ad_group_criterion',
    where: [
      'ad_group_criterion.negative = TRUE',
      "ad_group_criterion.type = 'KEYWORD'",
      "ad_group_criterion.status != 'REMOVED'",
      "ad_group.status != 'REMOVED'",
      "campaign.status != 'REMOVED'",
    ],
  }),
  listed: queryText({
    select: fieldsOf('shared_set', 'shared_criterion'),
    from: 'shared_criterion',
    where: ["shared_criterion.type = 'KEYWORD'", ...IS_NEGATIVE_LIST],
  }),
  lists: queryText({
    select: ['shared_set.id', 'shared_set.name', 'shared_set.member_count', 'shared_set.reference_count'],
    from: 'shared_set',
    where: IS_NEGATIVE_LIST,
    orderBy: 'shared_set.name',
  }),
  uses: queryText({
    select: ['campaign.id', 'shared_set.id'],
    from: 'campaign_shared_set',
    where: [...IS_NEGATIVE_LIST, "campaign_shared_set.status = 'ENABLED'", "campaign.status != 'REMOVED'"],
  }),
}

/** Negative keywords of campaigns, ad groups and lists, and the lists with the campaigns that use them. */
export async function readNegativeKeywords(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['negativeKeywords']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const customer = chosen.data
  const [campaigns, adGroups, lists] = await Promise.all([
    customer.search(QUERIES.campaign, campaignNegative),
    customer.search(QUERIES.adGroup, adGroupNegative),
    customer.search(QUERIES.lists, listAnswer),
  ])
  if (!campaigns.ok) return campaigns
  if (!adGroups.ok) return adGroups
  if (!lists.ok) return lists
  const sets = lists.data.rows.map(({ sharedSet }) => sharedSet)
  const [listed, uses] = await Promise.all([
    sets.some(({ memberCount }) => memberCount > 0) ? customer.search(QUERIES.listed, listNegative) : NO_ROWS,
    sets.some(({ referenceCount }) => referenceCount > 0)
      ? customer.search(QUERIES.uses, useAnswer)
      : NO_ROWS,
  ])
  if (!listed.ok) return listed
  if (!uses.ok) return uses
  const all = [
    ...campaigns.data.rows.map((row) => negativeKept('campaign', row.campaign, row.campaignCriterion)),
    ...adGroups.data.rows.map((row) => negativeKept('ad_group', row.adGroup, row.adGroupCriterion)),
    ...listed.data.rows.map((row) => negativeKept('list', row.sharedSet, row.sharedCriterion)),
  ]
  const rows = all.slice(0, MOST_ADS_ROWS)
  const kept = lists.data.rows
    .slice(0, MOST_ADS_LISTS)
    .map(({ sharedSet }) => listKept(sharedSet, { rows, listed: listed.data, uses: uses.data }))
  const isCut =
    all.length > MOST_ADS_ROWS || [campaigns, adGroups, listed, lists].some((one) => one.data.isCut)
  return { ok: true, data: { rows, isCut, lists: kept } }
}

interface ReadOfLists {
  /** All negative keywords that are kept. */
  rows: readonly NegativeKeywordRow[]
  listed: AdsRows<z.infer<typeof listNegative>>
  uses: AdsRows<z.infer<typeof useAnswer>>
}

/** A list with what was read of it. Where that was cut, only Google's own counts show of which lists something is missing. */
function listKept(
  { id, name, memberCount, referenceCount }: z.infer<typeof listAnswer>['sharedSet'],
  { rows, listed, uses }: ReadOfLists,
): NegativeListRow {
  const read = listed.rows.filter(({ sharedSet }) => sharedSet.id === id).length
  const keywords = listed.isCut ? Math.max(memberCount, read) : read
  const kept = rows.filter(({ level, addedToId }) => level === 'list' && addedToId === id).length
  const campaignIds = uses.rows.filter(({ sharedSet }) => sharedSet.id === id).map((use) => use.campaign.id)
  const isCut = kept < keywords || (uses.isCut && campaignIds.length < referenceCount)
  return { id, name: nameKept(name), keywords, campaignIds, ...(isCut && { isCut }) }
}

const negativeKept = (
  level: NegativeKeywordRow['level'],
  owner: z.infer<typeof named>,
  { criterionId, keyword }: z.infer<typeof criterion>,
): NegativeKeywordRow => ({
  id: `${owner.id}~${criterionId}`,
  text: nameKept(keyword.text),
  matchType: matchTypeOf(keyword.matchType),
  level,
  addedToId: owner.id,
  addedTo: nameKept(owner.name),
})
