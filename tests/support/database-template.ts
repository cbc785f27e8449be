import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, globSync, readFileSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster, urlOf } from '#store/embedded/cluster.ts'
import { runPostmaster, stopPostmaster } from '#store/embedded/postmaster.ts'
import { migrateDatabase, MIGRATIONS } from '#store/migrate.ts'
import { DAY_MS } from '#core/time-units.ts'

/** A test's data need not survive a crash; test files share the server's connections. */
export const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm'
/** Room for the databases of all test files that run at once, ten MB each; containers often have much less there. */
const ROOM_BYTES = 4 * 1_024 ** 3
const FOLDER = hasMemoryFolder() ? MEMORY : tmpdir()
const NAME = `fettle-test-template-${process.getuid?.() ?? ''}-`

/**
 * Folder of the database cluster that test files share. Its database `fettle` has the tables of the present migrations and is only
 * copied: nobody connects to it.
 */
export async function databaseTemplate(): Promise<string> {
  const kept = keptTemplate()
  if (kept !== null) return kept
  const staging = await mkdtemp(join(FOLDER, 'fettle-test-staging-'))
  await chmod(staging, 0o711)
  const cluster = await openCluster(staging)
  await runPostmaster(cluster, FAST)
  try {
    await migrateDatabase(urlOf(cluster))
  } finally {
    await stopPostmaster(cluster)
  }
  const folder = templateFolder()
  // Another test file may have been faster: its folder is used.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }))
  await forgetOld()
  return folder
}

let folderHere: string | null = null

/** Where the template of this process belongs. */
function templateFolder(): string {
  folderHere ??= join(FOLDER, `${NAME}${fingerprint()}`)
  return folderHere
}

/** The template's folder; `null` where none was made yet. */
export const keptTemplate = (): string | null => (existsSync(templateFolder()) ? templateFolder() : null)

/** A hash of everything that the cluster is made of, and of this start of the machine, because what is not synced may not survive it. */
function fingerprint(): string {
  const hash = createHash('sha256')
  if (process.platform === 'linux') hash.update(readFileSync('/proc/sys/kernel/random/boot_id'))
  const embedded = join(import.meta.dirname, '../../src/store/embedded')
  const files = [
    ...globSync(`${embedded}/{cluster,place,user,server-settings}.ts`),
    ...globSync(`${MIGRATIONS}/**/*.{sql,json}`),
  ]
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function forgetOld(): Promise<void> {
  for (const name of (await readdir(FOLDER)).filter((name) => name.startsWith(NAME))) {
    const folder = join(FOLDER, name)
    const made = await stat(folder).catch(() => null)
    if (made && Date.now() - made.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Making a database takes a quarter of the processor time there. */
function hasMemoryFolder(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    // Another system than Linux, or a container without it.
    return false
  }
}
