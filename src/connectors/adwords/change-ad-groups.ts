import { z } from 'zod'
import type { AdsChange } from '#core/ads/changes.ts'
import { DEMOGRAPHIC_KINDS, DEMOGRAPHICS } from '#core/ads/states.ts'
import type { ReadResult } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { goneAt } from './change-campaigns.ts'
import { DEMOGRAPHIC_NAMES } from './demographics.data.ts'
import { type AdsOperation, createOf, googleState, removeOf, updateOf } from './operation.ts'
import { queryText } from './query.ts'
import { BID_FIELDS, bidKept } from './read-ad-groups.ts'
import {
  DEMOGRAPHIC_FIELDS,
  type DemographicCriterion,
  demographicCriterion,
  demographicOf,
  IS_DEMOGRAPHIC,
} from './read-demographics.ts'
import { microsAmount } from './schema.ts'

type ChangeOf<Kind extends AdsChange['kind']> = Extract<AdsChange, { kind: Kind }>

/** Makes a standard ad group in a Search campaign. */
export const adGroupOperations = (
  customer: AdsCustomer,
  { campaignId, name, maxCpc }: ChangeOf<'create_ad_group'>,
): AdsOperation[] => [
  {
    json: createOf('adGroupOperation', {
      name,
      campaign: customer.nameOf('campaigns', campaignId),
      type: 'SEARCH_STANDARD',
      status: 'ENABLED',
      ...(maxCpc === null ? {} : { cpcBidMicros: maxCpc }),
    }),
    field: 'name',
    paths: { 'create.cpc_bid_micros': 'maxCpc', 'create.campaign': 'campaignId' },
    isMain: true,
  },
]

/** Shows or pauses ad groups. */
export const adGroupStateOperations = (
  customer: AdsCustomer,
  { ids, state }: ChangeOf<'set_ad_group_state'>,
): AdsOperation[] =>
  ids.map((id) => ({
    json: updateOf(
      'adGroupOperation',
      { resourceName: customer.nameOf('adGroups', id), status: googleState[state] },
      ['status'],
    ),
    field: 'ids',
  }))

const bid = microsAmount.optional()
const bidsAnswer = z.object({
  adGroup: z.object({ cpcBidMicros: bid, cpvBidMicros: bid, targetCpaMicros: bid, targetCpmMicros: bid }),
})

/** Changes the bids that are different now: Google refuses one that does not fit the campaign, also where it is set to what it is. */
export async function bidsOperations(
  customer: AdsCustomer,
  change: ChangeOf<'set_bids'>,
): Promise<ReadResult<AdsOperation[]>> {
  const { adGroupId } = change
  const query = queryText({
    select: Object.values(BID_FIELDS).map((field) => `ad_group.${field}`),
    from: 'ad_group',
    where: [`ad_group.id = ${adGroupId}`, "ad_group.status != 'REMOVED'"],
  })
  const found = await customer.search(query, bidsAnswer)
  if (!found.ok) return found
  const now = found.data.rows[0]?.adGroup
  if (!now) return goneAt('adGroupId')
  const bids = [
    { own: 'maxCpc', json: 'cpcBidMicros', before: now.cpcBidMicros },
    { own: 'maxCpv', json: 'cpvBidMicros', before: now.cpvBidMicros },
    { own: 'targetCpa', json: 'targetCpaMicros', before: now.targetCpaMicros },
    { own: 'targetCpm', json: 'targetCpmMicros', before: now.targetCpmMicros },
  ] as const
  const changed = bids.filter(({ own, before }) => change[own] !== bidKept(before))
  const [first] = changed
  if (!first) return { ok: true, data: [] }
  // A field of the mask that has no value is cleared.
  const values = changed.flatMap(({ own, json }) => (change[own] === null ? [] : [[json, change[own]]]))
  const json = updateOf(
    'adGroupOperation',
    { resourceName: customer.nameOf('adGroups', adGroupId), ...Object.fromEntries(values) },
    changed.map(({ own }) => BID_FIELDS[own]),
  )
  const paths = Object.fromEntries(changed.map(({ own }) => [`update.${BID_FIELDS[own]}`, own]))
  return { ok: true, data: [{ json, field: first.own, paths }] }
}

const criterionAnswer = z.object({ adGroupCriterion: demographicCriterion })

/** Leaves out the given people, and nobody else. */
export async function demographicsOperations(
  customer: AdsCustomer,
  { adGroupId, excluded }: ChangeOf<'set_demographics'>,
): Promise<ReadResult<AdsOperation[]>> {
  const query = queryText({
    select: DEMOGRAPHIC_FIELDS,
    from: 'ad_group_criterion',
    where: [`ad_group.id = ${adGroupId}`, IS_DEMOGRAPHIC, "ad_group_criterion.status != 'REMOVED'"],
  })
  const found = await customer.search(query, criterionAnswer)
  if (!found.ok) return found
  const now = found.data.rows.map(({ adGroupCriterion }) => adGroupCriterion)
  const operations = DEMOGRAPHIC_KINDS.flatMap((kind) =>
    DEMOGRAPHICS[kind].flatMap((value) => {
      const current = now.find((one) => isOf(one, kind, value))
      const isWanted = excluded[kind]?.includes(value) ?? false
      if (isWanted === (current?.negative ?? false)) return []
      const field = `excluded.${kind}`
      // Whether a criterion leaves people out cannot be changed: another takes its place.
      const gone = current
        ? [{ json: removeOf('adGroupCriterionOperation', current.resourceName), field }]
        : []
      if (!isWanted) return gone
      const { json, values } = DEMOGRAPHIC_NAMES[kind]
      const made = {
        adGroup: customer.nameOf('adGroups', adGroupId),
        negative: true,
        [json]: { type: values[value] },
      }
      return [...gone, { json: createOf('adGroupCriterionOperation', made), field }]
    }),
  )
  return { ok: true, data: operations }
}

function isOf(criterion: DemographicCriterion, kind: string, value: string): boolean {
  const known = demographicOf(criterion)
  return known?.kind === kind && known.value === value
}
