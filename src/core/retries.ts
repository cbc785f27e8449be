import { reasonOfSentence } from './reason-words.ts'
import { CODE_REASONS, type FailureCode, REASONS, type Reason } from './reasons.ts'
import type { KnownResult } from './known-results.ts'
import { MINUTE_MS } from './time-units.ts'

/** Waits after the first, second and third scan in a row that failed; after that the schedule decides (decisions, 2.4). */
const WAITS = [15 * MINUTE_MS, 120 * MINUTE_MS, 720 * MINUTE_MS] as const

/** Reasons that pass by themselves. The others need somebody to do something. */
const PASSING: ReadonlySet<Reason> = new Set([
  'dns_failure',
  'connect_failure',
  'timeout',
  'tls_failure',
  'server_error',
  'partial_crawl',
  'engine_missing',
  'engine_error',
  'unsteady',
  'provider_error',
  'provider_quota',
  'internal_error',
])

export const retriesItself = (reason: Reason): boolean => PASSING.has(reason)

/**
 * When to scan again without being asked; `null`: not before the schedule. `failures`: scans in a row that were not conclusive,
 * with the newest.
 */
export function retryAt(
  result: Pick<KnownResult, 'reason' | 'reasonCode' | 'updatedAt'>,
  failures: number,
): Date | null {
  const reason = reasonOf(result)
  const wait = WAITS[failures - 1]
  if (reason === null || wait === undefined || !retriesItself(reason)) return null
  return new Date(Date.parse(result.updatedAt) + wait)
}

/**
 * The reason of a result that is not conclusive. One code may have several reasons (`http_status` for an error and for a
 * missing page), so the sentence that the owner reads decides first.
 */
export function reasonOf({ reason, reasonCode }: Pick<KnownResult, 'reason' | 'reasonCode'>): Reason | null {
  if (reasonCode === null) return null
  if (isReason(reasonCode)) return reasonCode
  return (reason === null ? undefined : reasonOfSentence(reason)) ?? CODE_REASONS[reasonCode]
}

const isReason = (code: Reason | FailureCode): code is Reason => REASONS.some((reason) => reason === code)
