import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The holder may be building the web pages on a busy machine. */
const WAIT_MS = 300_000

/** Runs an action while no other process runs one in the same folder. The lock ends with its process, however that ends. */
export async function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: WAIT_MS })
  lock.exec('BEGIN EXCLUSIVE')
  try {
    return await action()
  } finally {
    lock.close()
  }
}
