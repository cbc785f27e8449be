import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ifMissing } from '#core/missing-file.ts'
import { StartRefused } from '../start-refused.ts'
import type { Cluster } from './cluster.ts'
import { SERVER_SETTINGS } from './server-settings.ts'

/** A PostgreSQL server that takes connections. */
export interface Postmaster {
  pid: number
  socketFolder: string
}

/** What the lock file in the database's files says. */
interface PidFile extends Postmaster {
  /** The database's files, as their path was given to the server. */
  folder: string
  status: string
}

/** `busy`: it still starts (it recovers after a crash), or stops. */
type Outcome = Postmaster | 'ended' | 'busy'

const START_MS = 60_000
const STOP_MS = 20_000
const POLL_MS = 10

/**
 * Returns the server of these files: the one that still runs after its Fettle was killed, or a new one. Throws {@link StartRefused} with the
 * end of its log when it does not start, or has not started after `startMs`; then it goes on.
 */
export async function runPostmaster(
  cluster: Cluster,
  settings: Readonly<Record<string, string>> = {},
  startMs = START_MS,
): Promise<Postmaster> {
  const adopted = await adopt(cluster, startMs)
  const server =
    adopted === 'ended' ? await start(cluster, { ...SERVER_SETTINGS, ...settings }, startMs) : adopted
  if (typeof server !== 'string') return server
  // Without a log the refusal only lacks its last lines.
  const log = await readFile(cluster.log, 'utf8').catch(() => '')
  const last = endOf(log)
  throw new StartRefused(
    server === 'ended'
      ? `The database in ${cluster.data} does not start: ${last || 'its program cannot be run'}`
      : `The database in ${cluster.data} is still starting or stopping. Start Fettle again in a few minutes. ${last}`.trim(),
  )
}

/** Why a server ended, by its log: what it calls fatal, else its last lines, which tell how it shut down. */
export function endOf(log: string): string {
  const lines = log.trim().split('\n')
  const fatal = lines.filter((line) => /\b(?:FATAL|PANIC):/u.test(line))
  return (fatal.length > 0 ? fatal : lines).slice(-3).join(' ')
}

/** Starts the server in its own session, so that Ctrl-C in a terminal does not signal it directly. */
async function start(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
  startMs: number,
): Promise<Outcome> {
  const all = { ...settings, unix_socket_directories: cluster.socketFolder }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // At the first start there is none; one that cannot be renamed is continued.
  await rename(cluster.log, `${cluster.log}.old`).catch(() => undefined)
  const log = await open(cluster.log, 'a', 0o600)
  try {
    const child = spawn(cluster.binaries.postgres, ['-D', cluster.data, ...args], {
      ...cluster.user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    return await ready(cluster, child, startMs)
  } finally {
    await log.close()
  }
}

async function ready(cluster: Cluster, child: ChildProcess, startMs: number): Promise<Outcome> {
  let hasEnded = false
  child.once('error', () => (hasEnded = true))
  child.once('exit', () => (hasEnded = true))
  const seen = await until(async () => {
    const written = await readPidFile(cluster.data)
    return written?.pid === child.pid && written?.status === 'ready' ? written : hasEnded ? 'ended' : null
  }, startMs)
  return seen ?? 'busy'
}

/**
 * Stops the server. `clean` ends its sessions first (PostgreSQL's fast shutdown); `at once`, and `clean` after 20 s, writes nothing (immediate
 * shutdown), and it recovers at its next start. Waits up to 20 s for its end.
 */
export async function stopPostmaster(
  { data }: Pick<Cluster, 'data'>,
  how: 'clean' | 'at once' = 'clean',
): Promise<void> {
  const running = await readPidFile(data)
  if (!running || !(await isServer(running, data))) return
  if (!signal(running.pid, how === 'clean' ? 'SIGINT' : 'SIGQUIT')) return
  const gone = until(async () => ((await readPidFile(data))?.pid === running.pid ? null : true), STOP_MS)
  if ((await gone) === null) signal(running.pid, 'SIGQUIT')
}

/** The server of these files; `null` when none accepts connections. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const written = await readPidFile(data)
  return written?.status === 'ready' && (await isServer(written, data)) ? written : null
}

/** True while the server of these files runs. */
export async function isRunning({ data }: Pick<Cluster, 'data'>): Promise<boolean> {
  const written = await readPidFile(data)
  return written !== null && (await isServer(written, data))
}

/** Waits for the server that runs already; `ended`: there is none. */
async function adopt({ data }: Cluster, startMs: number): Promise<Outcome> {
  const written = await readPidFile(data)
  if (!written || !signal(written.pid, 0)) return 'ended'
  if (!(await isServer(written, data))) {
    await clearProcessNumber(data)
    return 'ended'
  }
  const seen = await until(async () => {
    const now = await readPidFile(data)
    if (now === null || !(await isServer(now, data))) return 'ended'
    return now.status === 'ready' ? now : null
  }, startMs)
  return seen ?? 'busy'
}

/**
 * Whether the process is a server of these files, of which there may be several paths. Process numbers are reused, in a container often at the next
 * start, and the lock file in a copy of the files names the server of the original. Throws where that cannot be seen: PostgreSQL ends when
 * the lock file of a running server is changed.
 */
async function isServer({ pid, folder }: PidFile, data: string): Promise<boolean> {
  if (!signal(pid, 0)) return false
  // Only Linux has a file with the command of a process.
  if (process.platform === 'linux' && !(await commandOf(pid)).includes(folder)) return false
  const [its, ours] = await Promise.all([identityOf(folder), identityOf(data)])
  return its !== null && its === ours
}

const ENDED: ReadonlySet<unknown> = new Set(['ENOENT', 'ESRCH'])

/** The program of a process and its arguments; empty when it has ended. */
async function commandOf(pid: number): Promise<readonly string[]> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ENDED.has(error.code)) return []
    throw error
  }
}

/** The same for every path of a folder; `null` when it is not there. */
async function identityOf(folder: string): Promise<string | null> {
  const found = await stat(folder, { bigint: true }).catch(ifMissing(null))
  return found && `${found.dev} ${found.ino}`
}

/** Higher than any process number of Linux. */
const NO_PROCESS = 4_194_305

/**
 * PostgreSQL does not start while the process in its lock file exists, even another program's. Only that number is changed: by the rest of the
 * file it finds sessions that survived their server.
 */
async function clearProcessNumber(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [NO_PROCESS, ...rest].join('\n'))
}

/**
 * Lines of https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start, port, socket folder, address, memory; then state
 * (`src/include/utils/pidfile.h` of PostgreSQL).
 */
async function readPidFile(data: string): Promise<PidFile | null> {
  // A missing or unreadable file means that no server of ours runs.
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  return { pid, folder: lines[1] ?? '', socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() }
}

/** Sends a signal (0: only checks) and returns whether the process exists. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function until<T>(read: () => Promise<T | null>, ms: number): Promise<T | null> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(POLL_MS)) {
    const found = await read()
    if (found !== null) return found
  }
  return null
}
