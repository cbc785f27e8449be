import type { PlanFacts } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'

type Shown = Pick<KnownResult, 'display' | 'greyKind' | 'status'>

/** Percent by display (plan, section 2). */
const SEVERITY = { error: 100, warning: 70, info: 45, success: 0 } as const
const MISSING = 90
/** Every other grey, and a check without a result. */
const OTHER_GREY = 40

/** Percent of the weight for a result's display; `null` is a check without a result. */
export function severityOf(result: Shown | null, { severity }: Pick<PlanFacts<string>, 'severity'>): number {
  if (!result) return OTHER_GREY
  const own = severity?.[result.status]
  if (own !== undefined) return own
  if (result.display !== 'missing') return SEVERITY[result.display]
  return result.greyKind === 'missing' ? MISSING : OTHER_GREY
}

/** A fault, something missing or something to improve, but no question and no info. */
export const isWrong = ({ display, greyKind }: Shown): boolean =>
  display === 'error' || display === 'warning' || greyKind === 'missing'
