import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The holder may be building the web pages on a busy machine. */
const WAIT_MS = 300_000

/** The last action of each folder. Those of this process wait here: SQLite waits without letting others run, so that one would stop the other. */
const last = new Map<string, Promise<unknown>>()

/** Runs an action while nobody, in this process or another, runs one in the same folder. The lock ends with its process, however that ends. */
export function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const locked = (): Promise<T> => withLockOfProcess(folder, action)
  const mine = (last.get(folder) ?? Promise.resolve()).then(locked, locked)
  last.set(folder, mine)
  return mine
}

async function withLockOfProcess<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: WAIT_MS })
  lock.exec('BEGIN EXCLUSIVE')
  try {
    return await action()
  } finally {
    lock.close()
  }
}
