import type { GatherContext } from '#gather/context.ts'

type Progress = GatherContext['progress']

/** People cannot read faster, and a message a page costs a fifth of a large crawl's time. */
const EVERY_MS = 100

/**
 * Passes on how far it is at most ten times a second for each kind of work, and the end of it always. `now` gives milliseconds that
 * never run backwards.
 */
export function pacedProgress(tell: Progress, now: () => number = () => performance.now()): Progress {
  const toldAt = new Map<Parameters<Progress>[0], number>()
  return (what, done, total) => {
    const isDue = now() - (toldAt.get(what) ?? -EVERY_MS) >= EVERY_MS
    if (!isDue && done !== total) return
    toldAt.set(what, now())
    tell(what, done, total)
  }
}
