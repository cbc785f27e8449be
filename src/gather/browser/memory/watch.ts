import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { killGroup } from '../groups.ts'
import { MEBIBYTE, OVER, PEAK, PLACES, STOP } from './shared.ts'

/** A page that crashed with the browser this near to its cap crashed for want of memory. */
const NEAR = 0.75

/** Watches one browser's memory until it is stopped or the browser has gone. */
export interface MemoryWatch {
  /** It held more than it may and was ended. */
  isOver(): boolean
  /** It came near its cap since the last `reset`. */
  wasNear(): boolean
  reset(): void
  stop(): void
  /** Settles once nothing is left to watch: then it is known why the browser has gone. */
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

/** Ends the browser whose group has this number as soon as it holds more than `capMib`. Without Linux's `/proc` nothing is watched. */
export function watchMemory(root: number, capMib: number): MemoryWatch {
  if (!existsSync('/proc/self/stat')) return NO_WATCH
  const state = new Int32Array(new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(THREAD, {
    workerData: { root, capBytes: capMib * MEBIBYTE, state },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  thread.unref()
  // A browser that nobody watches is none of ours.
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
