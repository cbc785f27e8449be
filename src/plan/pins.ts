import type { AnyCheck } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'

/** Position among the results that come before all others, 1 first; `null` when it is not one of them. */
export function pinOf(
  { plan }: Pick<AnyCheck, 'plan'>,
  result: Pick<KnownResult, 'status'> | null,
): number | null {
  const pin = plan?.pin
  return pin && result && pin.statuses.includes(result.status) ? pin.place : null
}
