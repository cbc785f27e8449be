import type { AnyCheck } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { KnownResult } from '#core/known-results.ts'
import { type Adjustment, BUSINESS_AGE, COUNTRY, INDUSTRY, SELLING, STAFF } from './adjustments.data.ts'

/** Points that this business adds to a check's base weight (plan, section 3). */
export type Boost = (check: Pick<AnyCheck, 'id'>) => number

/** The points of one business. `results` are those that count now: they tell whether it sells online. */
export function boostFor(profile: ProfileEvidence, results: readonly KnownResult[]): Boost {
  const adjustments: Adjustment[] = [
    SELLING[sellsOnline(results)],
    INDUSTRY[profile.industry ?? ''] ?? {},
    BUSINESS_AGE[profile.businessAge ?? ''] ?? {},
    STAFF[profile.staffCount ?? ''] ?? {},
    COUNTRY[profile.country ?? ''] ?? {},
  ]
  return ({ id }) => adjustments.reduce((sum, adjustment) => sum + (adjustment[id] ?? 0), 0)
}

/** Read from the ecommerce result, so that the plan never contradicts it. */
function sellsOnline(results: readonly KnownResult[]): keyof typeof SELLING {
  const shop = results.find(({ id }) => id === 'ecommerce')
  if (shop?.status === 'correct' || shop?.status === 'missing_tags') return 'yes'
  return shop?.status === 'no_ecommerce' && shop.greyKind === null ? 'no' : 'unknown'
}
