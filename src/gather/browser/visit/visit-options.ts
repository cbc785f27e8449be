import type { VisitEvidence } from '#core/evidence/visit.ts'

/** Options of a visit; plain data, because it is sent to another process. */
export interface VisitOptions {
  device: VisitEvidence['device']
  /** Homepage address after redirects. */
  address: string
  insecure: boolean
  userAgentSuffix: string
  /** Milliseconds until the visit is killed; further runs are only started when they fit. */
  allowedMs: number
  /** Bytes that its runs may bring together; further ones are only started when they fit. */
  allowedBytes: number
  /** An earlier visit waited in vain for this page to come to rest, or found it heavy: a short wait is enough. */
  hurry: boolean
}
