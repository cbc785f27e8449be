import type { EvidenceSoFar } from '#core/judge.ts'
import type { Reason } from '#core/reasons.ts'
import type { ScanOutcome } from '#engine/scan.ts'
import type { Report } from '#report/schema.ts'
import type { Options } from './options.ts'

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

/** The exit status of a finished scan (report contract). */
export function exitStatus(
  report: Report,
  outcome: Pick<ScanOutcome, 'ended' | 'evidence'>,
  failOn: Options['fail-on'],
): number {
  if (outcome.ended === 'cancelled') return INTERRUPTED
  if (nothingReached(outcome.evidence)) return UNREACHABLE
  return failOn !== 'never' && report.checks.some((check) => isBad(check, failOn)) ? 1 : 0
}

function nothingReached(evidence: EvidenceSoFar): boolean {
  const site = evidence.site
  return site?.state === 'failed' && NOTHING_ANSWERED.has(site.failure.reason)
}

const isBad = ({ display, greyKind }: Report['checks'][number], failOn: 'error' | 'warning'): boolean =>
  display === 'error' || (failOn === 'warning' && (display === 'warning' || greyKind === 'missing'))
