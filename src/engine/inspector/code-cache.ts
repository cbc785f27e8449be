import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCacheForChildren, QUICK_IMPORTS } from '#loading/child-process.ts'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const COMPILER = fileURLToPath(new URL('./compile-all.ts', import.meta.url))
const PREFIX = 'fettle-code-'
const HASH_LENGTH = 16
/** Ends the name of a folder that is being removed. */
const RETIRED = '-retired'
const OTHERS_WRITE = 0o022
const READ_ONLY = 0o444
const READABLE_FOLDER = 0o755
/** Long enough for any machine; a compilation that takes longer is given up. */
const COMPILE_MS = 120_000

/** Computed once for each process: the inspector's user and the code do not change. */
let cacheFolder: string | null = null
let making: Promise<void> | null = null

/**
 * Folder of compiled code for the inspector (`NODE_COMPILE_CACHE`). When the inspector runs as the same user, our own. Otherwise one that
 * belongs to us and that the inspector's user, as which hostile pages run too, can only read; `undefined` until it has been made.
 */
export function codeCacheFor(user: { uid?: number; gid?: number }): string | undefined {
  if (user.uid === undefined) return compileCacheForChildren()
  const folder = (cacheFolder ??= folderFor(user.uid))
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found) return isOurs(found) ? folder : undefined
  making ??= makeCache(folder, user.uid).catch(goWithoutCache)
  return undefined
}

/** Resolves when the folder that {@link codeCacheFor} began to make is complete. */
export async function codeCacheMade(): Promise<void> {
  await making
}

/** Without compiled code everything works, half a second slower. */
const goWithoutCache = (): void => undefined

const isOurs = ({ uid, mode }: { uid: number; mode: number }): boolean =>
  uid === process.getuid?.() && (mode & OTHERS_WRITE) === 0

/** The name holds two hashes: of where the sources are and for whom, and of the Node version and the name and time of each source file. */
function folderFor(uid: number): string {
  const hash = createHash('sha256').update(process.version)
  for (const entry of readdirSync(SOURCE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.[jt]s$/u.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    hash.update(`${file} ${lstatSync(file).mtimeMs}`)
  }
  return join(tmpdir(), `${PREFIX}${short(`${SOURCE} ${uid}`)}-${short(hash.digest())}`)
}

const short = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH)

/** Makes the cache in a folder that only we can read, and renames it when complete. */
async function makeCache(folder: string, uid: number): Promise<void> {
  const staging = await mkdtemp(`${folder}-`)
  try {
    await compileInto(staging)
    const whole = join(staging, 'whole')
    for (const name of await readdir(staging)) {
      // Node keeps the code of each user in a folder that ends with the user's number.
      await cp(join(staging, name), join(whole, name.replace(/-\d+$/u, `-${uid}`)), { recursive: true })
    }
    for (const entry of await readdir(staging, { recursive: true, withFileTypes: true }))
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? READABLE_FOLDER : READ_ONLY)
    await rename(whole, folder)
    await removeEarlierThan(folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * Removes the compiled code of earlier sources in the same place; another process may be making the same as this. Each folder is renamed first: a
 * process that is killed while it removes one leaves none that another takes for complete.
 */
export async function removeEarlierThan(folder: string): Promise<void> {
  const name = basename(folder)
  const isEarlier = (other: string) =>
    other.startsWith(name.slice(0, -HASH_LENGTH)) && !other.startsWith(name)
  for (const other of (await readdir(dirname(folder))).filter(isEarlier)) {
    const path = join(dirname(folder), other)
    const retired = other.endsWith(RETIRED) ? path : `${path}${RETIRED}`
    try {
      await rename(path, retired)
    } catch (error) {
      // Another process has retired it.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
    await rm(retired, { recursive: true, force: true })
  }
}

/** Loads what an inspector loads, in a process that reads nothing from strangers and ends with this one. */
function compileInto(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(COMPILER, {
      env: { NODE_COMPILE_CACHE: folder, NODE_NO_WARNINGS: '1' },
      execArgv: [...QUICK_IMPORTS],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: COMPILE_MS,
    })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.unref()
    child.channel?.unref()
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the code was not compiled'))))
  })
}
