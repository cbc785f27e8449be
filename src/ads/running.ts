import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'

/** The daily budgets of the campaigns that run, added up, in micros. One that several share counts once. */
export function dailyOfRunning(campaigns: readonly CampaignRow[]): bigint {
  const budgets = new Map<string, bigint>()
  for (const { state, budget } of campaigns)
    if (state === 'enabled' && budget) budgets.set(budget.id, microsOf(budget.amount))
  return [...budgets.values()].reduce((sum, amount) => sum + amount, 0n)
}
