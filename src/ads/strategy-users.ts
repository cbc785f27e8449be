import type { CampaignRow, StrategyRow } from '#core/ads/rows.ts'

/** Strategies with the campaigns that use them and the budget that all of these share, from the campaigns of the same account. */
export function withUsers(
  strategies: readonly StrategyRow[],
  campaigns: readonly CampaignRow[],
): StrategyRow[] {
  const usersOf = Map.groupBy(
    campaigns.filter(({ state, strategyId }) => state !== 'removed' && strategyId !== null),
    ({ strategyId }) => strategyId,
  )
  return strategies.map((strategy) => {
    const users = usersOf.get(strategy.id) ?? []
    return {
      ...strategy,
      campaigns: users.map(({ id, name }) => ({ id, name })),
      // A new strategy has its budget before any campaign uses it.
      sharedBudget: users.length === 0 ? strategy.sharedBudget : sharedBudgetOf(users),
    }
  })
}

/** The budget that all campaigns of a strategy share; `null`: they share none. */
function sharedBudgetOf(users: readonly CampaignRow[]): StrategyRow['sharedBudget'] {
  const budget = users[0]?.budget
  if (!budget?.isShared || !users.every((user) => user.budget?.id === budget.id)) return null
  return { id: budget.id, amount: budget.amount }
}
