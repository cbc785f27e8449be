import { ADS_SERVICE } from '#core/ads/service.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { whyFailed } from '#web/shared/connections/connection-words.ts'

/** Nothing, or nothing that can be read. */
const NO_ANSWER: ReadonlySet<FailureKind> = new Set(['vendor_down', 'bad_shape', 'rejected'])
/** Google has stopped the account, or there is none: whether its ads run is not known. */
const OF_ACCOUNT: ReadonlySet<FailureKind> = new Set(['needs_selection', 'not_found'])

/** Why the ads account, or a tab of it, could not be read. */
export const adsFailureWords = (kind: FailureKind): { title: string; text: string } => {
  const why = whyFailed(kind, { service: ADS_SERVICE, title: 'Google Ads' })
  return {
    title: NO_ANSWER.has(kind) ? 'Google didn’t answer' : 'We couldn’t read your ads account',
    text: OF_ACCOUNT.has(kind) ? why : `${why} Your ads keep running.`,
  }
}
