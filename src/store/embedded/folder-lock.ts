import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'
import { readIfThere } from './data-folder.ts'

/** Another process uses the data folder. */
export class FolderInUse extends StartRefused {}

/** Prevents garbage collection, which would release a lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process; call the result to unlock it. SQLite's lock is the kernel's, so it ends with the process however that
 * dies, and leaves no stale file behind. Throws {@link FolderInUse} that names the process which has it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'))
  const holder = join(folder, 'fettle.pid')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse(folder, holder) : error
  }
  held.add(lock)
  try {
    writeFileSync(holder, `${process.pid}\n`)
  } catch (error) {
    held.delete(lock)
    lock.close()
    throw error
  }
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/** SQLITE_BUSY of https://www.sqlite.org/rescode.html */
const BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY

function inUse(folder: string, holder: string): FolderInUse {
  const pid = readIfThere(holder)?.trim() ?? ''
  const who = pid === '' ? 'another process' : `process ${pid}`
  return new FolderInUse(
    `The data folder ${folder} is already in use by ${who}. Stop that one first, or set FETTLE_DATA to another folder.`,
  )
}
