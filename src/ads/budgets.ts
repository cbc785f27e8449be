import type { AdsSuggested } from '#core/ads/suggestions.ts'

/** Where one customer is worth more, a click costs more (decisions, 9.1). */
const DEARER: ReadonlySet<string> = new Set([
  'tourism',
  'accommodation',
  'finance',
  'property',
  'construction',
])

/** Three daily budgets for where Google suggests none, by the owner's industry; the middle one is recommended. */
export function usualBudgets(industry: string | null): AdsSuggested['budgets'] {
  const amounts = DEARER.has(industry ?? '') ? [15, 30, 60] : [10, 20, 40]
  return {
    budgets: amounts.map((dollars, index) => ({ amount: `${dollars}000000`, isRecommended: index === 1 })),
  }
}
