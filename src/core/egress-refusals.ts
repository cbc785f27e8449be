/**
 * Why egress refused a request of a scan, in this order: the address is not public; the host is this Fettle; a redirect leads to one of these; no bytes or
 * requests are left for the page or the scan; the browser asked for itself and not for a page.
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
