import { type Failure, failure } from '#core/reasons.ts'
import { OWN_REFUSALS } from '#net/failures.ts'

/**
 * The failure of an address from a stranger's record or page, as it reads from outside: an internal address reads as missing, so that nobody
 * learns which names Fettle's own network has.
 */
export const withoutOurDnsDetails = (failed: Failure): Failure =>
  OWN_REFUSALS.has(failed.code) ? failure('dns_not_found') : failed
