import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'
import type { Cluster } from './cluster.ts'
import { SERVER_SETTINGS } from './server-settings.ts'

/** A PostgreSQL server that takes connections. */
export interface Postmaster {
  pid: number
  socketFolder: string
}

const START_MS = 60_000
const STOP_MS = 20_000
const POLL_MS = 10

/**
 * Returns the server of these files: the one that still runs after its Fettle was killed, or a new one. Throws {@link StartRefused} with the
 * last lines of its log.
 */
export async function runPostmaster(
  cluster: Cluster,
  settings: Readonly<Record<string, string>> = {},
): Promise<Postmaster> {
  const running = (await adopt(cluster)) ?? (await start(cluster, { ...SERVER_SETTINGS, ...settings }))
  if (running) return running
  // Without a log the refusal only lacks its last lines.
  const log = await readFile(cluster.log, 'utf8').catch(() => '')
  const last = log.trim().split('\n').slice(-3).join(' ')
  throw new StartRefused(
    `The database in ${cluster.data} does not start: ${last || 'its program cannot be run'}`,
  )
}

/** Starts the server in its own session, so that Ctrl-C in a terminal does not signal it directly. */
async function start(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster | null> {
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
    return await ready(cluster, child)
  } finally {
    await log.close()
  }
}

async function ready(cluster: Cluster, child: ChildProcess): Promise<Postmaster | null> {
  let hasEnded = false
  child.once('error', () => (hasEnded = true))
  child.once('exit', () => (hasEnded = true))
  const outcome = await until(async () => {
    const written = await readPidFile(cluster.data)
    return written?.pid === child.pid && written?.status === 'ready' ? written : hasEnded ? 'ended' : null
  }, START_MS)
  return outcome === 'ended' ? null : outcome
}

/** Stops the server with its sessions (fast); after 20 s at once (immediate), from which it recovers at its next start. */
export async function stopPostmaster(
  cluster: Pick<Cluster, 'data'>,
  how: 'clean' | 'at once' = 'clean',
): Promise<void> {
  const running = await readPidFile(cluster.data)
  if (!running || !signal(running.pid, how === 'clean' ? 'SIGINT' : 'SIGQUIT')) return
  const gone = until(
    async () => ((await readPidFile(cluster.data))?.pid === running.pid ? null : true),
    STOP_MS,
  )
  if ((await gone) === null) signal(running.pid, 'SIGQUIT')
}

/** The server of these files; `null` when none accepts connections. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const written = await readPidFile(data)
  return written?.status === 'ready' && signal(written.pid, 0) ? written : null
}

/** True while the server of these files runs. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  const written = await readPidFile(cluster.data)
  return written !== null && signal(written.pid, 0)
}

async function adopt(cluster: Cluster): Promise<Postmaster | null> {
  const written = await readPidFile(cluster.data)
  if (!written || !signal(written.pid, 0)) return null
  if (!(await isOurs(written.pid, cluster))) {
    await clearProcessNumber(cluster.data)
    return null
  }
  const seen = await until(async () => {
    const now = await readPidFile(cluster.data)
    return now === null ? 'gone' : now.status === 'ready' ? now : null
  }, START_MS)
  return seen === 'gone' ? null : seen
}

/** Process numbers are reused, in a container often at the next start, so the process must be a server of these files. */
async function isOurs(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return true
  // The process has ended.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0').includes(cluster.data)
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

/** Lines of https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start, port, socket folder, address, memory, state. */
async function readPidFile(data: string): Promise<(Postmaster & { status: string }) | null> {
  // A missing or unreadable file means that no server of ours runs.
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  return { pid, socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() }
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
