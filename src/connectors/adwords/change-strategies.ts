import type { AdsChange } from '#core/ads/changes.ts'
import type { AdsCustomer } from './ask.ts'
import { type AdsOperation, createOf, temporaryNames, updateOf } from './operation.ts'

type CreateStrategy = Extract<AdsChange, { kind: 'create_strategy' }>

/** Makes a portfolio strategy with the budget that its campaigns share, if any, and gives both to the campaigns. */
export function strategyOperations(customer: AdsCustomer, change: CreateStrategy): AdsOperation[] {
  const { name, sharedBudget, campaignIds } = change
  const nameFor = temporaryNames(customer.id)
  const budget = sharedBudget === null ? null : nameFor('campaignBudgets')
  const strategy = nameFor('biddingStrategies')
  const operations: AdsOperation[] = []
  if (budget !== null)
    operations.push({
      json: createOf('campaignBudgetOperation', {
        resourceName: budget,
        name,
        amountMicros: sharedBudget,
        deliveryMethod: 'STANDARD',
        explicitlyShared: true,
      }),
      field: 'sharedBudget',
      paths: { 'create.name': 'name' },
    })
  operations.push({
    json: createOf('biddingStrategyOperation', { resourceName: strategy, name, ...schemeOf(change) }),
    field: 'name',
    paths: {
      'create.target_cpa': 'targetCpa',
      'create.target_roas': 'targetRoas',
      'create.maximize_conversions': 'targetCpa',
    },
    isMain: true,
  })
  for (const id of campaignIds) {
    const resource = {
      resourceName: customer.nameOf('campaigns', id),
      biddingStrategy: strategy,
      ...(budget === null ? {} : { campaignBudget: budget }),
    }
    const mask = ['bidding_strategy', ...(budget === null ? [] : ['campaign_budget'])]
    operations.push({ json: updateOf('campaignOperation', resource, mask), field: 'campaignIds' })
  }
  return operations
}

function schemeOf({ type, targetCpa, targetRoas }: CreateStrategy): object {
  const cpa = targetCpa === null ? {} : { targetCpaMicros: targetCpa }
  if (type === 'target_cpa') return { targetCpa: cpa }
  if (type === 'target_roas') return { targetRoas: targetRoas === null ? {} : { targetRoas } }
  return { maximizeConversions: cpa }
}
