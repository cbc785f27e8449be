import type { OnFault } from '#engine/judging.ts'
import { withinTime } from '#engine/within-time.ts'

/** Milliseconds for what takes some ten. */
const USUAL_MS = 3_000

interface Work<T> {
  onFault: OnFault
  /** What there is without it. */
  instead: () => T
  ms?: number
}

/**
 * What `work` makes of what a stranger wrote, which must not hold the process: where it takes too long, or fails, `instead`, and it is logged as `what`.
 * `work` has to be as `withinTime` says.
 */
export function inTime<T>(what: string, work: () => T, { onFault, instead, ms = USUAL_MS }: Work<T>): T {
  try {
    return withinTime(ms, work)
  } catch (error) {
    onFault(what, error)
    return instead()
  }
}
