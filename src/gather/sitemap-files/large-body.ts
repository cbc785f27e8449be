import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { failure } from '#core/reasons.ts'
import type { FileBody, FileRead } from './read-body.ts'

/** The largest file that sitemaps may be takes some two seconds, and four times its size. */
const LONGEST_MS = 20_000
const HEAP_MB = 256

/** Reads a body in a thread of its own, which ends with it. One that takes too much time or memory is too large. */
export async function readLargeBody(file: FileBody, signal: AbortSignal): Promise<FileRead> {
  const worker = new Worker(new URL('./large-body-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  try {
    const [read]: FileRead[] = await once(worker, 'message', { signal: ended })
    if (read) return read
  } catch (error) {
    if (!signal.aborted && !isTooMuch(error)) throw error
  } finally {
    await worker.terminate()
  }
  const why = failure(signal.aborted ? 'cancelled' : 'body_too_large')
  return { outcome: 'unread', status: file.status, failure: why }
}

/** An error for want of time, or of memory: of the heap, or for a pattern that reads too much. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    error instanceof RangeError ||
    Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY')
