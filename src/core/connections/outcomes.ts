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
