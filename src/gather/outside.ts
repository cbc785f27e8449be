import { type Failure, failure } from '#core/reasons.ts'

/** What tells a name of an inner network, or a way into it, from a name that is not there. */
const TELLING: ReadonlySet<string> = new Set(['address_refused', 'host_not_public', 'redirect_refused'])

/**
 * The failure of an address that a stranger's record or page named, as anybody outside meets it: what leads into an inner network is not
 * there. So nobody learns which names the network has that Fettle runs in.
 */
export const withoutOurDnsDetails = (met: Failure): Failure =>
  TELLING.has(met.code) ? failure('dns_not_found') : met
