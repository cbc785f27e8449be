import { setTimeout as sleep } from 'node:timers/promises'

/** Clock for waits and rates; tests use their own. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Throws the signal's reason when it is aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    await sleep(ms, undefined, signal ? { signal } : {})
  },
}
