import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import type { StrategyRow } from '#core/ads/rows.ts'
import type { StrategyType } from '#core/ads/states.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { itemState, lastPart, nameKept } from './map.ts'
import { NO_ROWS, queryText } from './query.ts'
import { bidKept } from './read-ad-groups.ts'
import { adsText, enumName, idText, microsAmount, resourceName, whole } from './schema.ts'

const cpa = z.object({ targetCpaMicros: microsAmount.optional() }).optional()

const strategyAnswer = z.object({
  biddingStrategy: z.object({
    id: idText,
    name: adsText.default(''),
    type: enumName,
    status: enumName.optional(),
    nonRemovedCampaignCount: whole.default(0),
    targetCpa: cpa,
    maximizeConversions: cpa,
    targetRoas: z.object({ targetRoas: z.number().min(0).max(1e6).optional() }).optional(),
  }),
})
type StrategyAnswer = z.infer<typeof strategyAnswer>

/** A campaign that uses a portfolio strategy, with its budget. */
const userAnswer = z.object({
  campaign: z.object({ id: idText, name: adsText.default(''), biddingStrategy: resourceName }),
  campaignBudget: z
    .object({
      id: idText,
      amountMicros: microsAmount.optional(),
      explicitlyShared: z.boolean().default(false),
    })
    .optional(),
})
type UserAnswer = z.infer<typeof userAnswer>

const TYPES: Readonly<Record<string, StrategyType>> = {
  TARGET_CPA: 'target_cpa',
  TARGET_ROAS: 'target_roas',
  MAXIMIZE_CONVERSIONS: 'maximise_conversions',
}
const STRATEGIES = queryText({
  select: [
    'bidding_strategy.id',
    'bidding_strategy.name',
    'bidding_strategy.type',
    'bidding_strategy.status',
    'bidding_strategy.non_removed_campaign_count',
    'bidding_strategy.target_cpa.target_cpa_micros',
    'bidding_strategy.target_roas.target_roas',
    'bidding_strategy.maximize_conversions.target_cpa_micros',
  ],
  from: 'bidding_strategy',
  where: [
    `bidding_strategy.type IN (${Object.keys(TYPES)
      .map((type) => `'${type}'`)
      .join(', ')})`,
  ],
  orderBy: 'bidding_strategy.name',
})
const USERS = queryText({
  select: [
    'campaign.id',
    'campaign.name',
    'campaign.bidding_strategy',
    'campaign_budget.id',
    'campaign_budget.amount_micros',
    'campaign_budget.explicitly_shared',
  ],
  from: 'campaign',
  where: ["campaign.status != 'REMOVED'", 'campaign.bidding_strategy IS NOT NULL'],
})

/** Portfolio strategies, and the campaigns that use them. */
export async function readStrategies(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['strategies']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const strategies = await chosen.data.search(STRATEGIES, strategyAnswer)
  if (!strategies.ok) return strategies
  const isUsed = strategies.data.rows.some(({ biddingStrategy: one }) => one.nonRemovedCampaignCount > 0)
  const users = isUsed ? await chosen.data.search(USERS, userAnswer) : NO_ROWS
  if (!users.ok) return users
  const usersOf = new Map<string, UserAnswer[]>()
  for (const user of users.data.rows) {
    const strategyId = lastPart(user.campaign.biddingStrategy)
    usersOf.set(strategyId, [...(usersOf.get(strategyId) ?? []), user])
  }
  const rows = strategies.data.rows.flatMap((row) => strategyKept(row, usersOf) ?? [])
  return { ok: true, data: { rows, isCut: strategies.data.isCut } }
}

function strategyKept(
  { biddingStrategy: strategy }: StrategyAnswer,
  usersOf: ReadonlyMap<string, UserAnswer[]>,
): StrategyRow | null {
  const type = TYPES[strategy.type]
  if (!type) return null
  const users = usersOf.get(strategy.id) ?? []
  const roas = strategy.targetRoas?.targetRoas ?? 0
  return {
    id: strategy.id,
    name: nameKept(strategy.name),
    type,
    state: itemState(strategy.status),
    campaigns: users.map(({ campaign }) => ({ id: campaign.id, name: nameKept(campaign.name) })),
    targetCpa: bidKept((strategy.targetCpa ?? strategy.maximizeConversions)?.targetCpaMicros),
    targetRoas: roas > 0 ? roas : null,
    sharedBudget: sharedBudgetOf(users),
  }
}

/** The budget that all campaigns of a strategy share; `null`: they share none. */
function sharedBudgetOf(users: readonly UserAnswer[]): StrategyRow['sharedBudget'] {
  const [first] = users
  const budget = first?.campaignBudget
  if (!budget?.explicitlyShared || budget.amountMicros === undefined) return null
  const isShared = users.every(({ campaignBudget }) => campaignBudget?.id === budget.id)
  return isShared ? { id: budget.id, amount: budget.amountMicros } : null
}
