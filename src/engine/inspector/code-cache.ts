import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const COMPILER = fileURLToPath(new URL('./compile-all.ts', import.meta.url))
const OTHERS_WRITE = 0o022
const READ_ONLY = 0o444
const READABLE_FOLDER = 0o755
/** Long enough for any machine; what hangs is given up. */
const COMPILE_MS = 120_000

/** Both once for each process: the inspector's user and the code stay the same. */
let named: string | null = null
let making: Promise<void> | null = null

/**
 * Folder of the code that the inspector need not compile again. Ours when it runs as the same user. Else one that we have made and that
 * the inspector's user, who is also the hostile pages', can only read; `undefined` while there is none, and it is being made then.
 */
export function codeCacheFor(user: { uid?: number; gid?: number }): string | undefined {
  if (user.uid === undefined) return getCompileCacheDir()
  const folder = (named ??= folderFor(user.uid))
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found) return isOurs(found) ? folder : undefined
  making ??= make(folder, user.uid).catch(leaveItOut)
  return undefined
}

/** Settles when the folder that {@link codeCacheFor} has begun to make is there. */
export async function codeCacheMade(): Promise<void> {
  await making
}

/** Without compiled code everything is as it was, half a second later. */
const leaveItOut = (): void => undefined

const isOurs = ({ uid, mode }: { uid: number; mode: number }): boolean =>
  uid === process.getuid?.() && (mode & OTHERS_WRITE) === 0

/** Named for the code: Node and every file of ours, by its name and time. */
function folderFor(uid: number): string {
  const hash = createHash('sha256').update(`${SOURCE} ${process.version} ${uid}`)
  for (const entry of readdirSync(SOURCE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue
    const file = join(entry.parentPath, entry.name)
    hash.update(`${file} ${lstatSync(file).mtimeMs}`)
  }
  return join(tmpdir(), `fettle-code-${hash.digest('hex').slice(0, 16)}`)
}

/** Made beside its place where nobody else can look, and renamed when it is whole. */
async function make(folder: string, uid: number): Promise<void> {
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
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** A process of ours that reads no stranger's word loads what an inspector loads. It ends with us. */
function compileInto(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(COMPILER, {
      env: { NODE_COMPILE_CACHE: folder, NODE_NO_WARNINGS: '1' },
      execArgv: [],
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
