import type { Counts } from '#core/counts.ts'
import type { ResultTally } from '#web/kit/overview/tally.ts'

/** A dashboard that an older version kept does not say how many are red. */
type KeptCounts = Omit<Counts, 'broken'> & Partial<Pick<Counts, 'broken'>>

/** The counts as the bar shows them, with those in red set apart. */
export function tallyOf({ good, toFix, broken = 0, toAnswer, couldNotCheck }: KeptCounts): ResultTally {
  return { good, toFix: toFix - broken, broken, toAnswer, unchecked: couldNotCheck }
}
