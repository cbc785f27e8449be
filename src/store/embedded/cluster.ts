import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ifMissing } from '#core/missing-file.ts'
import { StartRefused } from '../start-refused.ts'
import { asShellWord } from './as-shell-word.ts'
import type { Binaries } from './binaries.ts'
import { storedSecret } from './data-folder.ts'
import { databaseFolder, reachableBinaries } from './database-folder.ts'
import { type DatabaseUser, databaseUser } from './user.ts'

/** Files and settings of the built-in PostgreSQL. */
export interface Cluster {
  binaries: Binaries
  /** PostgreSQL's own data folder. */
  data: string
  socketFolder: string
  /** Password of the role `fettle`. */
  password: string
  log: string
  /** User that runs the programs; `null`: the user of this process. */
  user: DatabaseUser | null
}

/** Major version of the programs, which must be that of the files. */
const MAJOR = '18'

/**
 * Opens the database files of a data folder, or creates them: in a temporary folder that is then renamed, so that a start which dies meanwhile
 * leaves nothing that looks complete. Throws {@link StartRefused} for files that cannot be used.
 */
export async function openCluster(dataFolder: string): Promise<Cluster> {
  const user = await databaseUser()
  const folder = await databaseFolder(dataFolder, user)
  const cluster: Cluster = {
    binaries: await reachableBinaries(user),
    data: join(folder, 'cluster'),
    socketFolder: await makeSocketFolder(folder, user),
    password: storedSecret(folder, 'password', () => randomBytes(24).toString('base64url')),
    log: join(folder, 'postgres.log'),
    user,
  }
  const made = await stat(cluster.data).catch(ifMissing(null))
  if (made) await judge(cluster, made.uid)
  else await make(cluster)
  return cluster
}

/** Address of a database in this cluster. It holds the password: never log it. */
export const urlOf = (
  { password, socketFolder }: Pick<Cluster, 'password' | 'socketFolder'>,
  name = 'fettle',
): string => `postgresql://fettle:${password}@localhost/${name}?host=${encodeURIComponent(socketFolder)}`

/** A socket's path may have 107 bytes (https://man7.org/linux/man-pages/man7/unix.7.html), and PostgreSQL adds a name of 14. */
const LONGEST_SOCKET_FOLDER = 90

async function makeSocketFolder(folder: string, user: DatabaseUser | null): Promise<string> {
  const own = join(folder, 'socket')
  const isShort = Buffer.byteLength(own) <= LONGEST_SOCKET_FOLDER
  if (isShort) await mkdir(own, { recursive: true, mode: 0o700 })
  const socketFolder = isShort ? own : await mkdtemp(join(tmpdir(), 'fettle-'))
  if (user) await chown(socketFolder, user.uid, user.gid)
  return socketFolder
}

async function judge({ data, user }: Cluster, owner: number): Promise<void> {
  const wanted = user?.uid ?? process.getuid?.() ?? owner
  if (owner !== wanted) {
    throw new StartRefused(
      `FETTLE_DATA: the database files in ${data} belong to user ${owner}, and the database runs as user ${wanted}. ` +
        `Give them to it (chown -R ${wanted} ${asShellWord(data)}), or point FETTLE_DATA at another folder.`,
    )
  }
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(ifMissing(null)))?.trim() ?? null
  if (version === MAJOR) return
  if (version === null) {
    throw new StartRefused(
      `FETTLE_DATA: ${data} holds no database of PostgreSQL (PG_VERSION is missing). Move it away to begin with an empty one, or point FETTLE_DATA at another folder.`,
    )
  }
  throw new StartRefused(
    `FETTLE_DATA: the files in ${data} are of PostgreSQL ${version}, and this Fettle brings ${MAJOR}. ` +
      'Back them up with the Fettle that made them, and restore them with this one.',
  )
}

async function make(cluster: Cluster): Promise<void> {
  const { initdb, postgres } = cluster.binaries
  const staging = `${cluster.data}.new`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  if (cluster.user) await chown(staging, cluster.user.uid, cluster.user.gid)
  await run(initdb, [...INITDB, `--pgdata=${staging}`], cluster)
  await writeFile(join(staging, 'pg_hba.conf'), WHO_MAY_CONNECT)
  await run(postgres, ['--single', '-F', '-D', staging, 'postgres'], cluster, rolesFor(cluster.password))
  await run(initdb, [...SYNC, `--pgdata=${staging}`], cluster)
  await rename(staging, cluster.data)
}

/** Built-in collation, because with the system's one an update of libraries could change the order of indexes. */
const INITDB = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
]

/** Writes all files to disk once at the end; on Linux with one call, much faster than one for each of 1,300 files. */
const SYNC = ['--sync-only', `--sync-method=${process.platform === 'linux' ? 'syncfs' : 'fsync'}`]

/** Refuses the superuser and the network. */
const WHO_MAY_CONNECT = 'local all fettle scram-sha-256\n'

/** Fettle's role is no superuser, so that an injected statement cannot run programs or read files. */
const rolesFor = (password: string): string =>
  `CREATE ROLE fettle LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE fettle OWNER fettle\n`

function run(program: string, args: readonly string[], { user }: Cluster, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', reject)
    // A broken pipe shows in the program's exit status.
    child.stdin.on('error', () => undefined)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartRefused(`The database could not be set up: ${output.trim() || `status ${code}`}`))
    })
    child.stdin.end(input)
  })
}
