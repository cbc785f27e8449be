import { readyMade } from '#checks/ready-made.ts'
import { TookTooLong, withinTime } from '#engine/within-time.ts'
import type { OnFault } from '#engine/judging.ts'

/** Milliseconds for the pieces of one check, which take some ten. */
const PIECES_MS = 1_500
/** After so many checks whose pieces were ended, those of the others are not begun: they may be as slow. */
const MOST_ENDED = 2

interface Making {
  onFault: OnFault
  ms?: number
  making?: typeof readyMade
}

/**
 * The ready-made fixes of a report, by check. They are made of what a stranger wrote, which must not hold the process: a check whose pieces take too long, or
 * fail, goes without them, and a report says what to do in their place.
 */
export function readyMadeInTime(
  results: Parameters<typeof readyMade>[0],
  input: Parameters<typeof readyMade>[1],
  { onFault, ms = PIECES_MS, making = readyMade }: Making,
): ReturnType<typeof readyMade> {
  let made: ReturnType<typeof readyMade> = new Map()
  let ended = 0
  for (const result of results) {
    if (ended === MOST_ENDED) break
    try {
      const ofCheck = withinTime(ms, () => making([result], input))
      made = new Map([...made, ...ofCheck])
    } catch (error) {
      onFault(`the pieces of ${result.id}`, error)
      if (error instanceof TookTooLong) ended += 1
    }
  }
  return made
}
