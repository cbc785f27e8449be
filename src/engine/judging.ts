import type { AnyCheck } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { type EvidenceSoFar, judge, presentFailure } from '#core/judge.ts'
import { failure } from '#core/reasons.ts'
import type { CheckResult } from '#core/result.ts'

/** Called when a check itself threw: a fault of ours, never the website's. */
export type OnFault = (where: string, error: unknown) => void

/** Judges every check by saved evidence, without the network. Missing evidence counts as cancelled. */
export function judgeAll(
  checks: readonly AnyCheck[],
  evidence: EvidenceSoFar,
  at: Date,
  onFault: OnFault,
): CheckResult[] {
  const complete = withMissingAsFailed(checks, evidence, at)
  return checks.map((check) => judgeSafely(check, complete, at, onFault) ?? undecided(check, at, onFault))
}

/** A result, or `null` while the check waits. A check that throws gives "something went wrong at our end" and affects no other. */
export function judgeSafely(
  check: AnyCheck,
  evidence: EvidenceSoFar,
  at: Date,
  onFault: OnFault,
): CheckResult | null {
  try {
    return judge(check, evidence, at)
  } catch (error) {
    onFault(check.id, error)
    return presentFailure(check, failure('internal'), at)
  }
}

function undecided(check: AnyCheck, at: Date, onFault: OnFault): CheckResult {
  onFault(check.id, new Error('The check waits although nothing is pending'))
  return presentFailure(check, failure('internal'), at)
}

function withMissingAsFailed(checks: readonly AnyCheck[], evidence: EvidenceSoFar, at: Date): EvidenceSoFar {
  const keys = new Set<EvidenceKey>(checks.flatMap((check) => [...check.needs, ...check.wants]))
  const missing = [...keys].filter((key) => evidence[key] === undefined)
  const piece = {
    state: 'failed',
    failure: failure('cancelled'),
    at: at.toISOString(),
    durationMs: 0,
  } as const
  return { ...Object.fromEntries(missing.map((key) => [key, piece])), ...evidence }
}
