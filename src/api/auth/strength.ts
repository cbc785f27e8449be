import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** How long the thread is kept after the last answer. */
const IDLE_MS = 60_000

const answerSchema = z.object({ id: z.number(), score: z.number() })

interface Waiting {
  resolve: (score: number) => void
  reject: (error: unknown) => void
}

interface Judge {
  worker: Worker
  waiting: Map<number, Waiting>
}

let judge: Judge | undefined
let lastId = 0

/**
 * How hard a password is to guess, from 0 to 4 by zxcvbn, with words that make it easier. Runs in a thread of its own:
 * the word lists take 70 MB and a long password takes a second, which must not slow down other calls.
 */
export function strengthOf(password: string, words: readonly string[]): Promise<number> {
  judge ??= start()
  const { worker, waiting } = judge
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, password, words: [...words] }, [])
  })
}

function start(): Judge {
  const worker = new Worker(new URL('./strength-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const idle = setTimeout(() => {
    // Starts anew with the answer to the last one that waits.
    if (waiting.size > 0) return
    // The next question may come before the thread has ended.
    if (judge?.worker === worker) judge = undefined
    void worker.terminate()
  }, IDLE_MS).unref()
  worker.on('message', (message: unknown) => {
    const { id, score } = answerSchema.parse(message)
    waiting.get(id)?.resolve(score)
    waiting.delete(id)
    if (waiting.size > 0) return
    idle.refresh()
    worker.unref()
  })
  const end = (error: unknown): void => {
    if (judge?.worker === worker) judge = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The judge of passwords ended')))
  return { worker, waiting }
}
