import type { EvidenceSoFar } from '#core/judge.ts'
import type { Reason } from '#core/reasons.ts'
import type { ScanOutcome } from '#engine/scan.ts'
import type { ReportedCheck } from '#report/gate/gate.ts'
import { SUCCEEDED, FAILED, INTERRUPTED, UNREACHABLE } from './exit-status.ts'

/** Reasons for which no homepage can be had: no server answers, it agrees on no secure connection, or its address is not public. */
const OUT_OF_REACH: ReadonlySet<Reason> = new Set([
  'dns_failure',
  'connect_failure',
  'timeout',
  'tls_failure',
  'blocked_address',
])

/** The exit status of a finished scan (report contract). `failing`: what `--fail-on` refuses. */
export function exitStatus(
  failing: readonly ReportedCheck[],
  outcome: Pick<ScanOutcome, 'ended' | 'evidence'>,
): number {
  if (outcome.ended === 'cancelled') return INTERRUPTED
  if (nothingReached(outcome.evidence)) return UNREACHABLE
  return failing.length > 0 ? FAILED : SUCCEEDED
}

function nothingReached(evidence: EvidenceSoFar): boolean {
  const site = evidence.site
  return site?.state === 'failed' && OUT_OF_REACH.has(site.failure.reason)
}
