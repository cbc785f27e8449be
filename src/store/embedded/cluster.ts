import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { isAlive, keptSecret, readIfThere } from './data-folder.ts'
import { freePort } from './free-port.ts'

export interface Cluster {
  url: string
  /** Ends the database cleanly; settles when its process has gone. */
  stop(): Promise<void>
}

const run = promisify(execFile)
const USER = 'fettle'
const DATABASE = 'fettle'
/** `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const READY_MS = 20_000
const STEP_MS = 25

/** Small, because one business' data are small; safe, because they are kept for years. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off',
  autovacuum_max_workers: '1',
  max_parallel_workers: '0',
  max_wal_size: '256MB',
  log_min_messages: 'warning',
  timezone: 'UTC',
} as const

/**
 * A PostgreSQL of our own in `<folder>/postgres`, made the first time. One that still runs after a crash of Fettle is adopted.
 * The caller holds the folder ({@link takeDataFolder}).
 */
export async function startCluster(folder: string): Promise<Cluster> {
  const place = join(folder, 'postgres')
  const password = keptSecret(folder, 'postgres.key', () => randomBytes(24).toString('base64url'))
  if (!existsSync(join(place, 'PG_VERSION'))) await initialise(place, password)
  const adopted = await adopt(place, password)
  if (adopted) return adopted
  const port = await freePort()
  const child = spawn(findBinaries().postgres, ['-D', place, '-p', String(port), ...settings()], {
    ...unprivileged(),
    detached: true,
    cwd: place,
    stdio: ['ignore', log(place), log(place)],
    env: { PATH: '/usr/bin:/bin', LANG: 'C', TZ: 'UTC' },
  })
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with ${code}; ${join(place, 'fettle.log')} says why`)),
    )
  })
  child.unref()
  await Promise.race([ready(urlOf(port, password)), gone])
  gone.catch(() => undefined)
  return clusterOf(urlOf(port, password), child.pid ?? 0)
}

const settings = (): string[] =>
  Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const unprivileged = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const log = (place: string): number => openSync(join(place, 'fettle.log'), 'a')

async function initialise(place: string, password: string): Promise<void> {
  rmSync(place, { recursive: true, force: true })
  const fresh = `${place}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const { uid, gid } = unprivileged()
  letThrough(place)
  if (uid !== undefined && gid !== undefined) chownSync(fresh, uid, gid)
  const file = join(fresh, '..', 'postgres.init')
  writeFileSync(file, password, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  await run(
    findBinaries().initdb,
    ['-D', fresh, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8', '--locale=C'],
    { ...unprivileged(), env: { PATH: '/usr/bin:/bin', LANG: 'C' }, cwd: fresh },
  )
  rmSync(file)
  renameSync(fresh, place)
}

/** As root the database runs as somebody else, who has to be let through to its folder, and to nothing else. */
function letThrough(place: string): void {
  if (process.getuid?.() === 0) chmodSync(join(place, '..'), 0o711)
}

async function adopt(place: string, password: string): Promise<Cluster | null> {
  const lines = readIfThere(join(place, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !port) return null
  const url = urlOf(port, password)
  try {
    await ready(url)
  } catch {
    return null
  }
  return clusterOf(url, pid)
}

const urlOf = (port: number, password: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** Waits until the database takes connections, and makes ours when it is not there. */
async function ready(url: string): Promise<void> {
  const deadline = performance.now() + READY_MS
  for (;;) {
    try {
      return await makeDatabase(url)
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
}

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/[^/]+$/u, '/postgres') })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function clusterOf(url: string, pid: number): Cluster {
  return {
    url,
    async stop() {
      if (!isAlive(pid)) return
      process.kill(pid, 'SIGINT')
      const deadline = performance.now() + READY_MS
      while (isAlive(pid) && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    },
  }
}
