import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

/** Another process has the data folder. */
export class FolderInUse extends StartRefused {}

/** Kept from being collected: a lock that nobody refers to any more would open by itself. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process; the call it gives back lets go. SQLite's lock is the kernel's, so it ends with the process
 * however that dies, and no stale file can keep the next start out. Throws {@link FolderInUse} that names the process that has it.
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
  writeFileSync(holder, `${process.pid}\n`)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/** SQLITE_BUSY of https://www.sqlite.org/rescode.html */
const BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY

function inUse(folder: string, holder: string): FolderInUse {
  const pid = readFileSync(holder, 'utf8').trim()
  return new FolderInUse(
    `The data folder ${folder} is already in use by process ${pid}. Stop that one first, or set FETTLE_DATA to another folder.`,
  )
}
