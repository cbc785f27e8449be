import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { killGroup } from '../groups.ts'
import { MEBIBYTE, OVER, PEAK, STATE_LENGTH, STOP } from './shared-state.ts'

/** A page that crashed while the browser was this near to its cap crashed for lack of memory. */
const NEAR = 0.75

/** Watches one browser's memory until it is stopped or the browser has ended. */
export interface MemoryWatch {
  /** Whether it used more than the cap and was killed. */
  isOver(): boolean
  /** Whether it came near its cap since the last `reset`. */
  wasNear(): boolean
  reset(): void
  stop(): void
  /** Resolves when the browser has ended: then the cause is known. */
  readonly ended: Promise<unknown>
}

const THREAD = fileURLToPath(new URL('./watch-thread.ts', import.meta.url))
const NO_WATCH: MemoryWatch = {
  isOver: () => false,
  wasNear: () => false,
  reset: () => undefined,
  stop: () => undefined,
  ended: Promise.resolve(),
}

/** Kills the browser whose group has this number when it uses more than `capMib`. Does nothing without Linux's `/proc`. */
export function watchMemory(root: number, capMib: number): MemoryWatch {
  if (!existsSync('/proc/self/stat')) return NO_WATCH
  const state = new Int32Array(new SharedArrayBuffer(STATE_LENGTH * Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(THREAD, {
    workerData: { root, capBytes: capMib * MEBIBYTE, state },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  thread.unref()
  // A browser must not run without the watch.
  thread.once('error', () => killGroup(root))
  return {
    ended: new Promise((resolve) => thread.once('exit', resolve)),
    isOver: () => Atomics.load(state, OVER) === 1,
    wasNear: () => Atomics.load(state, PEAK) >= capMib * NEAR,
    reset: () => Atomics.store(state, PEAK, 0),
    stop() {
      Atomics.store(state, STOP, 1)
      Atomics.notify(state, STOP)
    },
  }
}
