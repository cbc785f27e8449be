import type { GatherContext } from '#gather/context.ts'

type Progress = GatherContext['progress']

/** People cannot read faster, and one message per page takes a fifth of a large crawl's time. */
const EVERY_MS = 100

/**
 * Reports progress at most ten times a second for each kind of work, and always when it is complete. `now` gives milliseconds of a clock
 * that never runs backwards.
 */
export function pacedProgress(report: Progress, now: () => number = () => performance.now()): Progress {
  const reportedAt = new Map<Parameters<Progress>[0], number>()
  return (what, done, total) => {
    const isDue = now() - (reportedAt.get(what) ?? -EVERY_MS) >= EVERY_MS
    if (!isDue && done !== total) return
    reportedAt.set(what, now())
    report(what, done, total)
  }
}
