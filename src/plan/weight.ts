import type { Adjustments } from '#core/adjustments.ts'
import type { AnyCheck } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { KnownResult } from '#core/known-results.ts'
import type { Selling, SellingAnswer } from '#core/selling.ts'

/** Points that are added to a check's base weight for a business (plan, section 3). */
export type Boost = (check: Pick<AnyCheck, 'plan'>) => number

/** A check with the result that counts now; `null`: none yet. */
export interface Counting {
  check: Pick<AnyCheck, 'selling'>
  result: KnownResult | null
}

/** The points for one business. */
export function boostFor(profile: ProfileEvidence, selling: Selling): Boost {
  const { industry, businessAge, staffCount, country } = profile
  return ({ plan }) => {
    const to: Adjustments = plan?.adjustments ?? {}
    return (
      (to.selling?.[selling] ?? 0) +
      pointsOf(to.industry, industry) +
      pointsOf(to.businessAge, businessAge) +
      pointsOf(to.staff, staffCount) +
      pointsOf(to.country, country)
    )
  }
}

const pointsOf = (points: Readonly<Record<string, number>> | undefined, value: string | undefined): number =>
  (value === undefined ? undefined : points?.[value]) ?? 0

/**
 * Whether a business sells online (decisions, section 8): by the owner's answer; else by the result of the check that declares it, so that the plan never
 * contradicts that result, and wherever the item of that check is: set aside, completed, or out of the plan.
 */
export function sellingOf(counting: readonly Counting[], answer: SellingAnswer): Selling {
  if (answer !== null) return answer
  const shop = counting.find(({ check }) => check.selling !== undefined)
  const { selling } = shop?.check ?? {}
  if (!shop?.result || !selling) return 'unknown'
  if (selling.yes.includes(shop.result.status)) return 'yes'
  return selling.no.includes(shop.result.status) && shop.result.greyKind !== 'more_info' ? 'no' : 'unknown'
}
