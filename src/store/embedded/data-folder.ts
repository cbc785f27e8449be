import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartRefused } from '../start-refused.ts'

/**
 * Makes sure that the data folder exists and can be written, and returns its full path. Only its last part is created: a missing parent
 * usually means a disk that is not mounted. Throws {@link StartRefused} that names `FETTLE_DATA` and what to do.
 */
export function prepareDataFolder(path: string): string {
  const folder = resolve(path)
  make(folder)
  tryToWrite(folder)
  return folder
}

function make(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new StartRefused(
        `FETTLE_DATA: ${dirname(folder)} does not exist. Make it, mount its disk, or point FETTLE_DATA at another folder.`,
      )
    }
    if (codeOf(error) !== 'EEXIST') throw notWritable(folder, error)
  }
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) {
    throw new StartRefused(
      `FETTLE_DATA: ${folder} is a link to a folder that does not exist. Mount its disk, or point FETTLE_DATA at another folder.`,
    )
  }
  if (!found.isDirectory()) {
    throw new StartRefused(`FETTLE_DATA: ${folder} is not a folder. Point FETTLE_DATA at one.`)
  }
}

function tryToWrite(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    writeFileSync(probe, '')
    rmSync(probe)
    // Started by root, the database runs as another user, who has to pass through; others may not list the folder.
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it belongs to another user',
  EPERM: 'it belongs to another user',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
}

function notWritable(folder: string, error: unknown): StartRefused {
  const code = codeOf(error)
  return new StartRefused(
    `FETTLE_DATA: the folder ${folder} cannot be written, because ${REASONS[code] ?? code}. ` +
      `Make it writable for user ${process.getuid?.() ?? 'of this process'}, or point FETTLE_DATA at another folder.`,
  )
}

/**
 * A secret stored in a file that only we may read; `make` creates it the first time. When several processes create it at once, all get the
 * same one.
 */
export function storedSecret(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  const kept = readIfThere(file)
  if (kept !== null) return kept
  // Not by the process number: two containers that share the folder may have the same.
  const fresh = `${file}.${randomUUID()}`
  writeFileSync(fresh, make(), { mode: 0o600, flush: true, flag: 'wx' })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}

/** Replaces a secret that {@link storedSecret} created. */
export function replaceSecret(folder: string, name: string, secret: string): void {
  const file = join(folder, name)
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** The text of a file; `null` where there is none. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
