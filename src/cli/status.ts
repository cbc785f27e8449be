import type { EvidenceSoFar } from '#core/judge.ts'
import type { Reason } from '#core/reasons.ts'
import type { ScanOutcome } from '#engine/scan.ts'
import type { ReportedCheck } from '#report/gate/gate.ts'

const INTERRUPTED = 130
const UNREACHABLE = 3

/** Reasons for which the homepage could not be read because no server answered. */
const NOTHING_ANSWERED: ReadonlySet<Reason> = new Set([
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
  return failing.length > 0 ? 1 : 0
}

function nothingReached(evidence: EvidenceSoFar): boolean {
  const site = evidence.site
  return site?.state === 'failed' && NOTHING_ANSWERED.has(site.failure.reason)
}
