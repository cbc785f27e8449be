import type { KnownResult } from '#core/known-results.ts'

/** Results that come before everything else, in this order. */
const PINNED: readonly (readonly [check: string, statuses: readonly string[]])[] = [
  ['ssl', ['expired', 'no_ssl']],
  ['site-vulnerability', ['high_risk']],
  ['data-breach-check', ['checked_hasBreaches']],
  ['legal-necessities', ['website_at_risk']],
  ['email-security', ['insecure_email']],
]

/** Place among the pinned results, 0 first; `null` when it is not pinned. */
export function pinOf(result: Pick<KnownResult, 'id' | 'status'> | null): number | null {
  if (!result) return null
  const place = PINNED.findIndex(([id, statuses]) => id === result.id && statuses.includes(result.status))
  return place === -1 ? null : place
}
