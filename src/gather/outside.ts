import { type Failure, failure } from '#core/reasons.ts'
import { OWN_REFUSALS } from '#net/failures.ts'

/**
 * The failure of an address that a stranger's record or page named, as anybody outside meets it: what leads into an inner network is not
 * there. So nobody learns which names the network has that Fettle runs in.
 */
export const withoutOurDnsDetails = (met: Failure): Failure =>
  OWN_REFUSALS.has(met.code) ? failure('dns_not_found') : met
