import type { Rule, RuleOutcome } from './rule.ts'
import { isForNewPages } from './rule-advice.ts'

export type Status =
  | 'has_no_errors_or_warnings_detected'
  | 'has_only_warnings_detected'
  | 'has_some_warnings_detected'
  | 'has_some_errors_detected'

/** One rule with its outcome. */
export interface Judged {
  rule: Rule
  outcome: RuleOutcome
}

/** Numbers of rules, not of places. */
export interface Tally {
  errors: number
  warnings: number
  passed: number
  notTested: number
  errorsNotTested: number
}

/** Least share of the applicable rules that must have been tested for "all clear". */
const TESTED_SHARE = 0.8

/** How many rules had each outcome; what is only good to know is no warning. */
export function tally(all: readonly Judged[]): Tally {
  const count = (test: (one: Judged) => boolean): number => all.filter(test).length
  return {
    errors: count(({ rule, outcome }) => outcome.outcome === 'failed' && rule.severity === 'error'),
    warnings: count(
      ({ rule, outcome }) =>
        outcome.outcome === 'failed' && rule.severity === 'warning' && !isForNewPages(rule.id),
    ),
    passed: count(({ outcome }) => outcome.outcome === 'passed'),
    notTested: count(({ outcome }) => outcome.outcome === 'not_tested'),
    errorsNotTested: count(
      ({ rule, outcome }) => outcome.outcome === 'not_tested' && rule.severity === 'error',
    ),
  }
}

/** The status by the outcomes; `null` when nothing failed and too few rules were tested for "all clear". */
export function statusOf({ errors, warnings, passed, notTested, errorsNotTested }: Tally): Status | null {
  if (errors > 0) return 'has_some_errors_detected'
  if (warnings > 0) return errorsNotTested > 0 ? 'has_some_warnings_detected' : 'has_only_warnings_detected'
  const enough = passed > 0 && passed >= TESTED_SHARE * (passed + notTested)
  return enough ? 'has_no_errors_or_warnings_detected' : null
}
