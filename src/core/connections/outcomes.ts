/** How an owner came back from a service's own page. */
export const CONNECT_OUTCOMES = [
  'connected',
  'choose',
  'no_account',
  'refused',
  'missing_permission',
  'expired',
  'used',
  'other_owner',
  'signed_out',
  'failed',
] as const
export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number]

/** Why the answer of a service's page is not taken: nobody began it, it was taken before, it came late, or somebody else began it. */
const ATTEMPT_REFUSALS = ['unknown', 'used', 'expired', 'other_owner'] as const
export type AttemptRefusal = (typeof ATTEMPT_REFUSALS)[number]
