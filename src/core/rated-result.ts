import type { AnyCheck } from './check.ts'
import type { CheckResult } from './result.ts'
import { scoreOf } from './snapshot.ts'
import { isConclusive } from './known-results.ts'

/** A result with the values that depend on its check. */
export interface RatedResult {
  result: CheckResult
  /** False for "could not look". */
  conclusive: boolean
  /** 0 to 100; `null` for a check without a score. */
  score: number | null
}

/** Rates a result by its check, found among `checks`. */
export function rateResult(checks: readonly AnyCheck[], result: CheckResult): RatedResult {
  const check = checks.find(({ id }) => id === result.id)
  if (!check) return { result, conclusive: result.greyKind !== 'unable', score: null }
  return { result, conclusive: isConclusive(check, result), score: scoreOf(check, result) }
}
