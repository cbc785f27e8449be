import { z } from 'zod'
import type { AdsChange } from '#core/ads/changes.ts'
import type { ReadResult } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { type AdsOperation, googleState, removeOf, updateOf } from './operation.ts'
import { queryText } from './query.ts'
import { resourceName } from './schema.ts'

type ChangeOf<Kind extends AdsChange['kind']> = Extract<AdsChange, { kind: Kind }>

/** Shows or pauses campaigns. */
export const campaignStateOperations = (
  customer: AdsCustomer,
  { ids, state }: ChangeOf<'set_campaign_state'>,
): AdsOperation[] =>
  ids.map((id) => ({
    json: updateOf(
      'campaignOperation',
      { resourceName: customer.nameOf('campaigns', id), status: googleState[state] },
      ['status'],
    ),
    field: 'ids',
  }))

const budgetOf = z.object({ campaign: z.object({ campaignBudget: resourceName.optional() }) })

/** Changes the daily budget of a campaign, which may be one that others share. */
export async function budgetOperations(
  customer: AdsCustomer,
  { campaignId, amount }: ChangeOf<'set_budget'>,
): Promise<ReadResult<AdsOperation[]>> {
  const query = queryText({
    select: ['campaign.campaign_budget'],
    from: 'campaign',
    where: [`campaign.id = ${campaignId}`, "campaign.status != 'REMOVED'"],
  })
  const found = await customer.search(query, budgetOf)
  if (!found.ok) return found
  const budget = found.data.rows[0]?.campaign.campaignBudget
  if (budget === undefined) return goneAt('campaignId')
  const json = updateOf('campaignBudgetOperation', { resourceName: budget, amountMicros: amount }, [
    'amount_micros',
  ])
  return { ok: true, data: [{ json, field: 'amount' }] }
}

/** What is said of something that was removed in the meantime, word for word. */
export const REMOVED = 'Cannot edit removed entities'

/** The refusal of a change of something that is gone. */
export const goneAt = (field: string): ReadResult<never> => ({
  ok: false,
  failure: {
    kind: 'rejected',
    code: 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
    fields: { [field]: REMOVED },
  },
})

/** Removes something by its own id. */
export const removal = (
  customer: AdsCustomer,
  { operation, collection, id }: { operation: string; collection: string; id: string },
): AdsOperation[] => [{ json: removeOf(operation, customer.nameOf(collection, id)), field: 'id' }]
