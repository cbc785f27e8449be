import assert from 'node:assert/strict'

/** Goes of a piece of work, of which the fastest counts. */
const GOES = 3
/** How much more work the long text is than the short one. */
const TIMES = 4
/** A time that grows with the square of the length grows by this, one that grows with the length by `TIMES`: between them is the limit. */
const MOST_TIMES = 10
/** So short a time says nothing: the system counts in steps of some milliseconds, and starting takes it. */
const NOTHING_MS = 25

/**
 * Milliseconds of processor time that this thread takes for the work, in the fastest of three goes, or in the first that is under
 * `limit`. What else the machine does takes none of them.
 */
export function workTime(work: () => unknown, limit = 0): number {
  let best = Number.POSITIVE_INFINITY
  for (let go = 0; go < GOES && best >= limit; go += 1) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

/**
 * Says that the time of `work` grows with the length of what it is given, and not with its square. `make` gives as many parts of a text
 * as it is told to.
 */
export function growsWithLength<T>(
  what: string,
  { make, work, parts }: { make: (parts: number) => T; work: (text: T) => unknown; parts: number },
): void {
  const [short, long] = [make(Math.ceil(parts / TIMES)), make(parts)]
  // The first go compiles; a machine that was held up in one pair is not in all.
  let told = ''
  for (let go = 0; go < GOES; go += 1) {
    const before = workTime(() => work(short), NOTHING_MS)
    const after = workTime(() => work(long), before * MOST_TIMES + NOTHING_MS)
    if (after < before * MOST_TIMES + NOTHING_MS) return
    told = `${what}: ${after.toFixed(1)} ms for ${TIMES} times what took ${before.toFixed(1)} ms`
  }
  assert.fail(told)
}
