import { z } from 'zod'
import type { AdsChange, KeywordText } from '#core/ads/changes.ts'
import type { ReadResult } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { goneAt } from './change-campaigns.ts'
import { keywordJson } from './change-keywords.ts'
import { keywordKey } from './keyword-metrics.ts'
import { matchTypeOf } from './map.ts'
import { type AdsOperation, createOf, removeOf, temporaryNames, updateOf } from './operation.ts'
import { queryText } from './query.ts'
import { keywordPart } from './read-keywords.ts'
import { adsText, idText, resourceName } from './schema.ts'

type SaveList = Extract<AdsChange, { kind: 'save_negative_list' }>

const setAnswer = z.object({ sharedSet: z.object({ name: adsText.default('') }) })
const memberAnswer = z.object({ sharedCriterion: z.object({ resourceName, keyword: keywordPart }) })
const useAnswer = z.object({
  campaign: z.object({ id: idText }),
  campaignSharedSet: z.object({ resourceName }),
})

/** Makes a list of negative keywords and gives it to campaigns, or changes one so that it has these keywords and campaigns. */
export async function listOperations(
  customer: AdsCustomer,
  change: SaveList,
): Promise<ReadResult<AdsOperation[]>> {
  const { listId } = change
  if (listId === null) return { ok: true, data: newList(customer, change) }
  const where = [`shared_set.id = ${listId}`, "shared_set.status = 'ENABLED'"]
  const [sets, members, uses] = await Promise.all([
    customer.search(queryText({ select: ['shared_set.name'], from: 'shared_set', where }), setAnswer),
    customer.search(
      queryText({
        select: [
          'shared_criterion.resource_name',
          'shared_criterion.keyword.text',
          'shared_criterion.keyword.match_type',
        ],
        from: 'shared_criterion',
        where: [...where, "shared_criterion.type = 'KEYWORD'"],
      }),
      memberAnswer,
    ),
    customer.search(
      queryText({
        select: ['campaign.id', 'campaign_shared_set.resource_name'],
        from: 'campaign_shared_set',
        where: [...where, "campaign_shared_set.status = 'ENABLED'", "campaign.status != 'REMOVED'"],
      }),
      useAnswer,
    ),
  ])
  if (!sets.ok) return sets
  if (!members.ok) return members
  if (!uses.ok) return uses
  const [list] = sets.data.rows
  if (!list) return goneAt('listId')
  const now = { name: list.sharedSet.name, members: members.data.rows, uses: uses.data.rows }
  return { ok: true, data: changedList(customer, { ...change, listId }, now) }
}

function newList(customer: AdsCustomer, { name, keywords, campaignIds }: SaveList): AdsOperation[] {
  const resource = temporaryNames(customer.id)('sharedSets')
  return [
    {
      json: createOf('sharedSetOperation', { resourceName: resource, name, type: 'NEGATIVE_KEYWORDS' }),
      field: 'name',
      isMain: true,
    },
    ...keywords.map((keyword, index) => added(resource, keyword, index)),
    ...campaignIds.map((id) => attached(customer, resource, id)),
  ]
}

const added = (sharedSet: string, keyword: KeywordText, index: number): AdsOperation => ({
  json: createOf('sharedCriterionOperation', { sharedSet, ...keywordJson(keyword) }),
  field: `keywords.${index}`,
})

const attached = (customer: AdsCustomer, sharedSet: string, campaignId: string): AdsOperation => ({
  json: createOf('campaignSharedSetOperation', {
    sharedSet,
    campaign: customer.nameOf('campaigns', campaignId),
  }),
  field: 'campaignIds',
})

interface ListNow {
  name: string
  members: z.infer<typeof memberAnswer>[]
  uses: z.infer<typeof useAnswer>[]
}

/** Only what is different is sent. */
function changedList(
  customer: AdsCustomer,
  change: SaveList & { listId: string },
  now: ListNow,
): AdsOperation[] {
  const { name, keywords, campaignIds } = change
  const resource = customer.nameOf('sharedSets', change.listId)
  const wanted = new Set(keywords.map(({ text, matchType }) => `${matchType} ${keywordKey(text)}`))
  const has = new Map(
    now.members.map(({ sharedCriterion: { keyword, resourceName: own } }) => [
      `${matchTypeOf(keyword.matchType)} ${keywordKey(keyword.text)}`,
      own,
    ]),
  )
  const uses = new Map(now.uses.map((use) => [use.campaign.id, use.campaignSharedSet.resourceName]))
  const rename: AdsOperation[] =
    name === now.name
      ? []
      : [{ json: updateOf('sharedSetOperation', { resourceName: resource, name }, ['name']), field: 'name' }]
  return [
    ...rename,
    ...[...has].flatMap(([key, own]) =>
      wanted.has(key) ? [] : [{ json: removeOf('sharedCriterionOperation', own), field: 'keywords' }],
    ),
    ...keywords.flatMap((keyword, index) =>
      has.has(`${keyword.matchType} ${keywordKey(keyword.text)}`) ? [] : [added(resource, keyword, index)],
    ),
    ...[...uses].flatMap(([id, own]) =>
      campaignIds.includes(id)
        ? []
        : [{ json: removeOf('campaignSharedSetOperation', own), field: 'campaignIds' }],
    ),
    ...campaignIds.flatMap((id) => (uses.has(id) ? [] : [attached(customer, resource, id)])),
  ]
}
