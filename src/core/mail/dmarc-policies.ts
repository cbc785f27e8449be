/** What a DMARC record may ask for mail that is not the domain's own (RFC 9989), from the loosest to the strictest. */
export const DMARC_POLICIES = ['none', 'quarantine', 'reject'] as const
