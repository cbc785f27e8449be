import type { CampaignRow } from '#core/ads/rows.ts'
import { listed, plural } from '#core/words.ts'

type Campaign = Pick<CampaignRow, 'id' | 'name' | 'state' | 'budget'>

const MOST_NAMED = 5

/** Which other campaigns have the budget of one; `null`: none. A budget that may be shared (`isShared`) need not be. */
export function sharedBudgetWords({ id, budget }: Campaign, campaigns: readonly Campaign[]): string | null {
  const others = campaigns.filter(
    (one) => one.id !== id && one.state !== 'removed' && budget !== null && one.budget?.id === budget.id,
  )
  if (others.length === 0) return null
  const whom =
    others.length > MOST_NAMED
      ? plural(others.length, 'other campaign')
      : listed(others.map(({ name }) => `“${name}”`))
  return `Shared with ${whom}. It changes for all of them.`
}
