import type { AnyCheck } from '#core/check.ts'
import { changeWords, compareSnapshots } from '#core/compare.ts'
import { snapshotOf } from '#core/snapshot.ts'
import type { Report } from '../schema.ts'

/** What makes `fettle check` end with status 1: a display that bad or worse, or a check that got worse since the baseline. */
export const FAIL_ON = ['error', 'warning', 'worse', 'never'] as const
export type FailOn = (typeof FAIL_ON)[number]

export type ReportedCheck = Report['checks'][number]

/** A check whose result is worse than in the baseline, and what both are, in words that differ. */
export interface WorseCheck {
  id: string
  was: string
  is: string
}

/** How a report compares with an earlier one. */
export interface BaselineComparison {
  worse: WorseCheck[]
  /** Ids of checks whose rule changed in between: a worse result may come from the rule, so that they are not compared. */
  changedRules: string[]
}

export const NOTHING_TO_COMPARE: BaselineComparison = { worse: [], changedRules: [] }

/** A report as a gate sees it. */
export interface GatedReport {
  report: Report
  /** The checks that the gate refuses. */
  failing: readonly ReportedCheck[]
  comparison: BaselineComparison
}

/**
 * Compares each check that both reports have: by score where it has one, beyond the spread of the measurements, else by display. One that could not
 * look, or asks something, in either of them cannot be compared.
 */
export function compareWithBaseline(
  checks: readonly AnyCheck[],
  now: Pick<Report, 'checks'>,
  then: Pick<Report, 'checks'>,
): BaselineComparison {
  const compared: BaselineComparison = { worse: [], changedRules: [] }
  for (const check of checks) {
    const [result, before] = [now, then].map((report) => report.checks.find(({ id }) => id === check.id))
    if (!result || !before) continue
    if (result.revision !== before.revision) {
      compared.changedRules.push(check.id)
      continue
    }
    const [is, was] = [snapshotOf(check, result), snapshotOf(check, before)]
    if (compareSnapshots(is, was) !== 'worse') continue
    compared.worse.push({
      id: check.id,
      ...(changeWords(is, was) ?? { was: before.status, is: result.status }),
    })
  }
  return compared
}

/** The checks of a report that a gate refuses. */
export function failingChecks(
  { checks }: Pick<Report, 'checks'>,
  failOn: FailOn,
  { worse }: BaselineComparison,
): ReportedCheck[] {
  return checks.filter((check) => isRefused(check, failOn, worse))
}

function isRefused(check: ReportedCheck, failOn: FailOn, worse: readonly WorseCheck[]): boolean {
  if (failOn === 'never') return false
  if (failOn === 'worse') return worse.some(({ id }) => id === check.id)
  return check.display === 'error' || (failOn === 'warning' && isToImprove(check))
}

/** It is neither good nor broken: a warning, or something is missing. */
const isToImprove = ({ display, greyKind }: ReportedCheck): boolean =>
  display === 'warning' || greyKind === 'missing'

/** How a gate's formats mark a check: an error also where the gate refuses it; `null`: there is nothing to mark. */
export function levelOf(check: ReportedCheck, failing: readonly ReportedCheck[]): 'error' | 'warning' | null {
  if (check.display === 'error' || failing.includes(check)) return 'error'
  return isToImprove(check) ? 'warning' : null
}

/** The formats that a gate's run writes to standard output in place of the report as text. */
export const GATE_FORMATS = ['text', 'junit', 'sarif', 'github'] as const
