import type { PlanFacts } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'

type Shown = Pick<KnownResult, 'display' | 'greyKind' | 'status'>

/** Percent by how a result is shown (plan, section 2). */
const SEVERITY = { error: 100, warning: 70, info: 45, success: 0 } as const
const MISSING = 90
/** Every other grey, and what has not run yet. */
const OTHER_GREY = 40

/** Percent of the weight that counts for how a result is shown; `null` is "not run yet". */
export function severityOf(result: Shown | null, { severity }: Pick<PlanFacts<string>, 'severity'>): number {
  if (!result) return OTHER_GREY
  const own = severity?.[result.status]
  if (own !== undefined) return own
  if (result.display !== 'missing') return SEVERITY[result.display]
  return result.greyKind === 'missing' ? MISSING : OTHER_GREY
}

/** Something is wrong, missing or could be better, as against a question or a hint. */
export const isWrong = ({ display, greyKind }: Shown): boolean =>
  display === 'error' || display === 'warning' || greyKind === 'missing'
