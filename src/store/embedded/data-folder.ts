import { accessSync, chmodSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {}

const LOCK = 'fettle.pid'
const PRIVATE = 0o700

/**
 * Takes the data folder for this process, making it when it is not there. The lock of a process that has gone is taken over.
 * Throws {@link DataFolderError}.
 */
export function takeDataFolder(folder: string): { release(): void } {
  makeUsable(folder)
  const lock = join(folder, LOCK)
  const holder = holderOf(lock)
  if (holder !== null) {
    throw new DataFolderError(`The data folder ${folder} is already in use by process ${holder}.`)
  }
  writeFileSync(lock, `${process.pid} ${startOf(process.pid) ?? ''}\n`)
  return {
    release() {
      if (holderOf(lock) === process.pid) rmSync(lock, { force: true })
    },
  }
}

function makeUsable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new DataFolderError(
      `Fettle cannot write to its data folder ${folder}${why}. Give its user the right to write there, or set FETTLE_DATA to another folder.`,
    )
  }
}

/** The process that holds the lock; `null` when it has gone. A number used again by another process does not count. */
function holderOf(lock: string): number | null {
  const text = readIfThere(lock)
  if (text === null) return null
  const [number = '', start = ''] = text.trim().split(' ')
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 0) return null
  const now = startOf(pid)
  if (now !== null) return start === '' || now === start ? pid : null
  return isAlive(pid) && start === '' ? pid : null
}

/** When a process started, in ticks since the machine did (Linux only; `null` elsewhere and when it has gone). */
function startOf(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // The second field, the name, stands in brackets and may hold spaces; the 20th field after it is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return null
    throw error
  }
}

/** A secret kept in the data folder, readable by us alone; made by `make` the first time. */
export function keptSecret(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  const kept = readIfThere(file)
  if (kept !== null) return kept
  const secret = make()
  writeFileSync(file, secret, { mode: 0o600 })
  chmodSync(file, 0o600)
  return secret
}
