import type { Category } from '#core/check.ts'
import type { Counts } from '#core/counts.ts'
import type { Display } from '#core/display.ts'
import type { ResultTally } from '../../kit/overview/tally.ts'

interface Standing {
  check: string
  display: Display
  applicable: boolean
}

/** The four counts as the bar shows them, with those in red set apart. */
export function tallyOf(counts: Counts, broken: number): ResultTally {
  const red = Math.min(broken, counts.toFix)
  return {
    good: counts.good,
    toFix: counts.toFix - red,
    broken: red,
    toAnswer: counts.toAnswer,
    unchecked: counts.couldNotCheck,
  }
}

/** How many results are red, by category. */
export function brokenBy(
  standings: readonly Standing[],
  categoryOf: ReadonlyMap<string, Category>,
): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>()
  for (const { check, display, applicable } of standings) {
    const category = categoryOf.get(check)
    if (!applicable || display !== 'error' || category === undefined) continue
    counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return counts
}
