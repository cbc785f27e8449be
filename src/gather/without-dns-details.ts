import { type Failure, failure } from '#core/reasons.ts'

/** Codes that would reveal whether an internal name exists. */
const REVEALING: ReadonlySet<string> = new Set(['address_refused', 'host_not_public', 'redirect_refused'])

/**
 * The failure of an address from a stranger's record or page, as it reads from outside: an internal address reads as missing, so that nobody
 * learns which names Fettle's own network has.
 */
export const withoutOurDnsDetails = (failed: Failure): Failure =>
  REVEALING.has(failed.code) ? failure('dns_not_found') : failed
