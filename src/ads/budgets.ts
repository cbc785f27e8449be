import type { AdsSuggested } from '#core/ads/suggestions.ts'

/** Industries in which one customer is worth more, so that a click costs more (decisions, 9.1). */
const COSTLY_CLICKS: ReadonlySet<string> = new Set([
  'tourism',
  'accommodation',
  'finance',
  'property',
  'construction',
])

/** Three daily budgets in whole units of the account's currency, whichever it is, where Google suggests none, by the owner's industry; the middle one is recommended. */
export function usualBudgets(industry: string | null): AdsSuggested['budgets'] {
  const amounts = COSTLY_CLICKS.has(industry ?? '') ? [15, 30, 60] : [10, 20, 40]
  return {
    budgets: amounts.map((dollars, index) => ({ amount: `${dollars}000000`, isRecommended: index === 1 })),
  }
}
