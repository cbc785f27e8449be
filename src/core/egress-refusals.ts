/**
 * Why egress refused a request of a scan: the address, the host (this Fettle itself), a redirect to such a one, no bytes or requests left for
 * the page or the scan, or one of the browser's own.
 */
export const EGRESS_REFUSALS = [
  'address_refused',
  'host_not_public',
  'redirect_refused',
  'budget_bytes',
  'background',
] as const
export type EgressRefusal = (typeof EGRESS_REFUSALS)[number]

export const isEgressRefusal = (code: string): code is EgressRefusal =>
  EGRESS_REFUSALS.some((refusal) => refusal === code)

/** How often each happened. */
export type RefusalCounts = Readonly<Partial<Record<EgressRefusal, number>>>
