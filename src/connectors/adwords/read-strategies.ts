import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import type { StrategyRow } from '#core/ads/rows.ts'
import type { StrategyType } from '#core/ads/states.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { itemState, nameKept } from './map.ts'
import { queryText } from './query.ts'
import { bidKept } from './read-ad-groups.ts'
import { adsText, enumName, idText, microsAmount } from './schema.ts'

const cpa = z.object({ targetCpaMicros: microsAmount.optional() }).optional()

const strategyAnswer = z.object({
  biddingStrategy: z.object({
    id: idText,
    name: adsText.default(''),
    type: enumName,
    status: enumName.optional(),
    targetCpa: cpa,
    maximizeConversions: cpa,
    targetRoas: z.object({ targetRoas: z.number().min(0).max(1e6).optional() }).optional(),
  }),
})
type StrategyAnswer = z.infer<typeof strategyAnswer>

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
/** Portfolio strategies. Which campaigns use them, the read of campaigns says. */
export async function readStrategies(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['strategies']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const found = await chosen.data.search(STRATEGIES, strategyAnswer)
  if (!found.ok) return found
  const rows = found.data.rows.flatMap((row) => strategyKept(row) ?? [])
  return { ok: true, data: { rows, isCut: found.data.isCut } }
}

function strategyKept({ biddingStrategy: strategy }: StrategyAnswer): StrategyRow | null {
  const type = TYPES[strategy.type]
  if (!type) return null
  const roas = strategy.targetRoas?.targetRoas ?? 0
  return {
    id: strategy.id,
    name: nameKept(strategy.name),
    type,
    state: itemState(strategy.status),
    campaigns: [],
    targetCpa: bidKept((strategy.targetCpa ?? strategy.maximizeConversions)?.targetCpaMicros),
    targetRoas: roas > 0 ? roas : null,
    sharedBudget: null,
  }
}
