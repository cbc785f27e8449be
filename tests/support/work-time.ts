import assert from 'node:assert/strict'

/** Tries of a piece of work, of which the fastest counts. */
const GOES = 3
/** How many times as much work the long text is. */
const TIMES = 8
/** A time that grows with the square of the length grows by this, one that grows with the length by `TIMES`: the limit is between them. */
const MOST_TIMES = 20
/** A shorter time proves nothing: the system counts in steps of some milliseconds, and starting takes as long. */
const NOTHING_MS = 25

/**
 * Milliseconds of processor time that this thread takes for the work, in the fastest of three tries, or in the first that is under
 * `limit`. Other work of the machine does not count.
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
 * Asserts that the time of `work` grows with the length of its input, and not with its square. `make` returns a text of the given
 * number of parts.
 */
export function growsWithLength<T>(
  what: string,
  { make, work, parts }: { make: (parts: number) => T; work: (text: T) => unknown; parts: number },
): void {
  const [short, long] = [make(Math.ceil(parts / TIMES)), make(parts)]
  // The first try compiles; a machine that was delayed in one pair is not in all.
  let message = ''
  for (let go = 0; go < GOES; go += 1) {
    const before = workTime(() => work(short), NOTHING_MS)
    const after = workTime(() => work(long), before * MOST_TIMES + NOTHING_MS)
    if (after < before * MOST_TIMES + NOTHING_MS) return
    message = `${what}: ${after.toFixed(1)} ms for ${TIMES} times what took ${before.toFixed(1)} ms`
  }
  assert.fail(message)
}
