import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing } from '#core/missing-file.ts'
import { StartRefused } from '../start-refused.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import type { DatabaseUser } from './user.ts'

/** Folder of a service's data by the Filesystem Hierarchy Standard, for what the database's user could not reach elsewhere. */
const SHARED = '/var/lib/fettle'

/**
 * The database's folder, created when it is missing: `postgres` in the data folder. Where another user runs the database and may not enter the
 * data folder (in root's home), the folder is under `/var/lib/fettle`, and a link in the data folder points to it.
 */
export async function databaseFolder(
  dataFolder: string,
  user: DatabaseUser | null,
  shared = SHARED,
): Promise<string> {
  const own = join(dataFolder, 'postgres')
  if (await lstat(own).catch(ifMissing(null))) return linkTarget(own)
  if (user === null || (await isOpenToAll(dataFolder))) return make(own, user)
  await makeShared(shared)
  const place = await make(await mkdtemp(join(shared, 'data-')), user)
  await symlink(place, own)
  return place
}

async function linkTarget(own: string): Promise<string> {
  const target = await realpath(own).catch(ifMissing(null))
  if (target !== null) return target
  throw new StartRefused(
    `FETTLE_DATA: ${own} leads to ${await readlink(own)}, which is not there. Bring that folder back, or point FETTLE_DATA at another folder.`,
  )
}

/** The programs; copied to a readable folder where the database's user cannot run them (a project in root's home). */
export async function reachableBinaries(
  user: DatabaseUser | null,
  { found = findBinaries(), shared = SHARED } = {},
): Promise<Binaries> {
  const home = join(dirname(found.postgres), '..')
  if (user === null || (await isOpenToAll(home))) return found
  const copy = join(shared, `programs-${await versionOf(home)}`)
  if (!(await stat(copy).catch(ifMissing(null)))) await copyWhole(home, copy, shared)
  // An earlier version copied the permissions, too.
  else if (!(await isOpenToAll(join(copy, 'bin')))) await openToAll(copy)
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

/** Whether every user may enter this folder and all above it. */
async function isOpenToAll(folder: string): Promise<boolean> {
  for (let at = await realpath(folder); at !== dirname(at); at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false
  }
  return true
}

/** Without links in its path, as at every later start. */
async function make(folder: string, user: DatabaseUser | null): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, user ? 0o711 : 0o700)
  return realpath(folder)
}

async function makeShared(shared: string): Promise<void> {
  await mkdir(shared, { recursive: true })
  await chmod(shared, 0o711)
}

async function versionOf(home: string): Promise<string> {
  const [, version = 'unknown'] =
    /"version":\s*"([\w.-]+)"/u.exec(await readFile(join(home, '../package.json'), 'utf8')) ?? []
  return version
}

/** Copies to a temporary folder and renames that, so that a start which dies meanwhile leaves nothing that looks complete. */
async function copyWhole(from: string, to: string, shared: string): Promise<void> {
  await makeShared(shared)
  const staging = await mkdtemp(`${to}-`)
  try {
    await cp(from, staging, { recursive: true, verbatimSymlinks: true })
    await openToAll(staging)
    await rename(staging, to)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another start may have made the same copy meanwhile.
    if (!isThere(error)) throw error
  }
}

/** Codes of https://man7.org/linux/man-pages/man2/rename.2.html for a new name that is a folder with files. */
const THERE: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST'])
const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && THERE.has(error.code)

/** Lets every user read and run what its owner may: installed with a umask of 077, it is for root alone. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    const its = mode & 0o500
    await chmod(path, (mode & 0o777) | (its >> 3) | (its >> 6))
  }
}
