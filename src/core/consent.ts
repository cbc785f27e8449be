/**
 * What may be looked at (decision 15). Anybody may have the public look: pages, links, name server records, the certificate, and one
 * visit on a phone and on a computer. The owner's tick adds one thing.
 */
export interface Consent {
  /** Files that should be private may be asked for. */
  exposedFiles: boolean
}

/** The tick of an owner, in the specification's words. */
export const MAY_CHECK = 'I own or manage this website and I’m happy for Fettle to check it.'

/** What the tick changes, for below it. */
export const MAY_CHECK_ADDS =
  'With this tick we also try files that should be private, such as backups. Everything else is what any visitor can see.'

/** What may be looked at beside the public look. */
export const consentOf = ({ mayCheck }: { mayCheck: boolean }): Consent => ({ exposedFiles: mayCheck })
