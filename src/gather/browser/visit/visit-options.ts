import type { VisitEvidence } from '#core/evidence/visit.ts'

/** What a visit is asked to do; plain data, since it crosses a process border. */
export interface VisitOptions {
  device: VisitEvidence['device']
  /** Homepage address after redirects. */
  address: string
  insecure: boolean
  userAgentSuffix: string
  /** Milliseconds until the visit is stopped from outside; more runs are only begun when they will fit. */
  allowedMs: number
  /** Another visit has waited for this page to come to rest, and it did not: a short wait is enough. */
  hurry: boolean
}
