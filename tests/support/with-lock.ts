import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Whoever has it may be building the web pages on a busy machine. */
const WAIT_MS = 300_000

/** Does something while no other process does it in the same folder. The lock ends with its process, however that dies. */
export async function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: WAIT_MS })
  lock.exec('BEGIN EXCLUSIVE')
  try {
    return await action()
  } finally {
    lock.close()
  }
}
