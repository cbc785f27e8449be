import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Does something while no other process does it in the same folder. The lock ends with its process, however that dies. */
export async function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 30_000 })
  lock.exec('BEGIN EXCLUSIVE')
  try {
    return await action()
  } finally {
    lock.close()
  }
}
