import { z } from 'zod'
import type { AdsChange, AdsChangeDone } from '#core/ads/changes.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type AdsCustomer, chosenCustomer } from './ask.ts'
import {
  adGroupOperations,
  adGroupStateOperations,
  bidsOperations,
  demographicsOperations,
} from './change-ad-groups.ts'
import { assetOperations, assetRemoval } from './change-assets.ts'
import { budgetOperations, campaignStateOperations, removal } from './change-campaigns.ts'
import { keywordOperations, negativeOperations, negativeRemoval } from './change-keywords.ts'
import { listOperations } from './change-lists.ts'
import { strategyOperations } from './change-strategies.ts'
import { campaignOperations } from './make-campaign.ts'
import type { AdsOperation } from './operation.ts'
import { errorsOfStatus, failureOfAds, readAdsRefusal } from './refusals.ts'
import { refusedAdsFields } from './refused-fields.ts'
import { resourceName } from './schema.ts'

const mutateAnswer = z.object({
  /** One for each operation, with the name of what it made or changed below the operation's own name. */
  mutateOperationResponses: z
    .array(z.record(z.string(), z.object({ resourceName: resourceName.optional() })))
    .default([]),
  partialFailureError: z.unknown().optional(),
})

/** Google takes no more in one request. */
const MOST_OPERATIONS = 10_000
const TOO_MANY: ReadResult<never> = {
  ok: false,
  failure: {
    kind: 'rejected',
    code: 'TOO_MANY_MUTATE_OPERATIONS',
    fields: { keywords: 'These are more changes than Google takes at once. Make them in two steps.' },
  },
}

/** Nobody waits for the change any more: it was taken to be never sent. */
const TOO_LATE: ReadResult<never> = { ok: false, failure: { kind: 'vendor_down', code: 'TOO_LATE' } }

/** Makes a change: all of it, or nothing. In a trial Google only checks it (`validateOnly`). */
export async function changeAds(
  context: ConnectorContext,
  change: AdsChange,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<AdsChangeDone>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const made = await operationsFor(chosen.data, change)
  if (!made.ok) return made
  const operations = made.data
  if (operations.length === 0) return { ok: true, data: { resourceNames: [] } }
  if (operations.length > MOST_OPERATIONS) return TOO_MANY
  const fieldsOf = refusedAdsFields(operations)
  const request = {
    method: '/googleAds:mutate',
    json: {
      mutateOperations: operations.map(({ json }) => json),
      partialFailure: false,
      ...(isTrial ? { validateOnly: true } : {}),
    },
    isRead: isTrial,
    readRefusal: readAdsRefusal(context, fieldsOf),
  }
  // What is read before may take minutes: only from here on can Google act on it.
  if (!isTrial && (await context.maySend?.()) === false) return TOO_LATE
  const answer = await chosen.data.ask(request, mutateAnswer)
  if (!answer.ok) return answer
  const errors = errorsOfStatus(answer.data.partialFailureError)
  const failure = failureOfAds(errors, context.now(), fieldsOf)
  if (failure) return { ok: false, failure }
  return { ok: true, data: { resourceNames: namesOf(operations, answer.data.mutateOperationResponses) } }
}

/** Names of what was made or changed: what the change is about first. */
function namesOf(
  operations: readonly AdsOperation[],
  responses: z.infer<typeof mutateAnswer>['mutateOperationResponses'],
): string[] {
  const named = responses.flatMap((response, index) => {
    const name = Object.values(response)[0]?.resourceName
    return name === undefined ? [] : [{ name, isMain: operations[index]?.isMain ?? false }]
  })
  return named.toSorted((one, other) => Number(other.isMain) - Number(one.isMain)).map(({ name }) => name)
}

const ready = (operations: AdsOperation[]): ReadResult<AdsOperation[]> => ({ ok: true, data: operations })

/** The operations that make a change; some need to know how things stand now. */
async function operationsFor(customer: AdsCustomer, change: AdsChange): Promise<ReadResult<AdsOperation[]>> {
  switch (change.kind) {
    case 'create_campaign':
      return ready(campaignOperations(customer, change.campaign))
    case 'set_campaign_state':
      return ready(campaignStateOperations(customer, change))
    case 'remove_campaign':
      return ready(
        removal(customer, { operation: 'campaignOperation', collection: 'campaigns', id: change.id }),
      )
    case 'set_budget':
      return budgetOperations(customer, change)
    case 'create_ad_group':
      return ready(adGroupOperations(customer, change))
    case 'set_ad_group_state':
      return ready(adGroupStateOperations(customer, change))
    case 'remove_ad_group':
      return ready(
        removal(customer, { operation: 'adGroupOperation', collection: 'adGroups', id: change.id }),
      )
    case 'set_bids':
      return bidsOperations(customer, change)
    case 'set_demographics':
      return demographicsOperations(customer, change)
    case 'add_keywords':
      return ready(keywordOperations(customer, change))
    case 'remove_keyword':
      return ready(
        removal(customer, {
          operation: 'adGroupCriterionOperation',
          collection: 'adGroupCriteria',
          id: change.id,
        }),
      )
    case 'add_negative_keywords':
      return ready(negativeOperations(customer, change))
    case 'remove_negative_keyword':
      return negativeRemoval(customer, change)
    case 'save_negative_list':
      return listOperations(customer, change)
    case 'add_assets':
      return ready(assetOperations(customer, change))
    case 'remove_asset':
      return ready(assetRemoval(customer, change))
    case 'create_strategy':
      return ready(strategyOperations(customer, change))
    case 'remove_strategy':
      return ready(
        removal(customer, {
          operation: 'biddingStrategyOperation',
          collection: 'biddingStrategies',
          id: change.id,
        }),
      )
  }
}
