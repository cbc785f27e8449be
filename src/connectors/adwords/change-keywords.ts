import { z } from 'zod'
import type { AdsChange, KeywordText } from '#core/ads/changes.ts'
import type { ReadResult } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { goneAt } from './change-campaigns.ts'
import { type AdsOperation, createOf, googleMatch, removeOf } from './operation.ts'
import { queryText } from './query.ts'
import { resourceName } from './schema.ts'

type ChangeOf<Kind extends AdsChange['kind']> = Extract<AdsChange, { kind: Kind }>

/** A keyword as Google reads it. */
export const keywordJson = ({ text, matchType }: KeywordText) => ({
  keyword: { text, matchType: googleMatch[matchType] },
})

/** Adds keywords to an ad group. */
export const keywordOperations = (
  customer: AdsCustomer,
  { adGroupId, keywords }: ChangeOf<'add_keywords'>,
): AdsOperation[] =>
  keywords.map((keyword, index) => ({
    json: createOf('adGroupCriterionOperation', {
      adGroup: customer.nameOf('adGroups', adGroupId),
      status: 'ENABLED',
      ...keywordJson(keyword),
    }),
    field: `keywords.${index}`,
    paths: { 'create.ad_group': 'adGroupId' },
  }))

/** Adds negative keywords to a campaign or an ad group. */
export const negativeOperations = (
  customer: AdsCustomer,
  { level, levelId, keywords }: ChangeOf<'add_negative_keywords'>,
): AdsOperation[] =>
  keywords.map((keyword, index) => {
    const own = { negative: true, ...keywordJson(keyword) }
    const json =
      level === 'campaign'
        ? createOf('campaignCriterionOperation', {
            campaign: customer.nameOf('campaigns', levelId),
            ...own,
          })
        : createOf('adGroupCriterionOperation', { adGroup: customer.nameOf('adGroups', levelId), ...own })
    const paths = { 'create.campaign': 'levelId', 'create.ad_group': 'levelId' }
    return { json, field: `keywords.${index}`, paths }
  })

const named = z.object({ resourceName }).optional()
const placed = z.object({ campaignCriterion: named, adGroupCriterion: named, sharedCriterion: named })

/** Where a negative keyword may be: the id of its row does not say. */
const PLACES = [
  { from: 'campaign_criterion', owner: 'campaign', operation: 'campaignCriterionOperation' },
  { from: 'ad_group_criterion', owner: 'ad_group', operation: 'adGroupCriterionOperation' },
  { from: 'shared_criterion', owner: 'shared_set', operation: 'sharedCriterionOperation' },
] as const

/** Removes a negative keyword of a campaign, an ad group or a list. */
export async function negativeRemoval(
  customer: AdsCustomer,
  { id }: ChangeOf<'remove_negative_keyword'>,
): Promise<ReadResult<AdsOperation[]>> {
  const [ownerId = '', criterionId = ''] = id.split('~')
  for (const { from, owner, operation } of PLACES) {
    const isNegative = from === 'shared_criterion' ? [] : [`${from}.negative = TRUE`]
    const query = queryText({
      select: [`${from}.resource_name`],
      from,
      where: [`${owner}.id = ${ownerId}`, `${from}.criterion_id = ${criterionId || '0'}`, ...isNegative],
    })
    const found = await customer.search(query, placed)
    if (!found.ok) return found
    const row = found.data.rows[0]
    const name = (row?.campaignCriterion ?? row?.adGroupCriterion ?? row?.sharedCriterion)?.resourceName
    if (name !== undefined) return { ok: true, data: [{ json: removeOf(operation, name), field: 'id' }] }
  }
  return goneAt('id')
}
