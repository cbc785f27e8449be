import { setTimeout as sleep } from 'node:timers/promises'

/** Time for waits and rates; tests bring their own. */
export interface Clock {
  /** Milliseconds that only ever grow. */
  now: () => number
  /** Throws the signal's reason when it aborts meanwhile. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    await sleep(ms, undefined, signal ? { signal } : {})
  },
}
