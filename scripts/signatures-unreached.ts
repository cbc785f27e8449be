const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|E40[34]\b|does not provide|no dependencies to audit/u
/** What `npm audit signatures` says of a package whose signature or attestation does not fit. */
const REFUSED = /\b(?:invalid|missing) (?:registry signature|attestation)|tampered/u

/** Whether `npm audit signatures` failed only because the registry could not be asked. */
export const isUnreached = (said: string): boolean => UNREACHED.test(said) && !REFUSED.test(said)
