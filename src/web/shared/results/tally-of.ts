import type { Counts } from '#core/counts.ts'
import type { ResultTally } from '#web/kit/overview/tally.ts'

/** A dashboard that an older version stored does not have the number of red ones. */
type KeptCounts = Omit<Counts, 'broken'> & Partial<Pick<Counts, 'broken'>>

/** The counts for the bar, with the red ones separate. */
export function tallyOf({ good, toFix, broken = 0, toAnswer, couldNotCheck }: KeptCounts): ResultTally {
  return { good, toFix: toFix - broken, broken, toAnswer, unchecked: couldNotCheck }
}
