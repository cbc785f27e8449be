import { type ChildProcess, fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeCacheFor } from './code-cache.ts'
import type { FromInspector, InspectorJob, InspectorSetup, ToInspector } from './protocol.ts'

/** `nobody`: the unprivileged user that every Unix has. */
const NOBODY = 65_534
const ENTRY = join(dirname(fileURLToPath(import.meta.url)), 'main.ts')
/** Keeps garbage from piling up: facts of 200 pages fit well below it. */
const HEAP_MB = 384
/** A small nursery: most of a page is let go at once, and a large one only keeps it longer. */
const YOUNG_MB = 4

export interface Inspector {
  /** Asks it to stop; what is not gathered by then is `cancelled`. */
  stop(): void
  /** Ends it and all of its children at once. */
  kill(): void
  /** Settles when the process has gone. */
  readonly ended: Promise<void>
}

/** An inspector that has not been told yet what to look at. It serves one job and ends with it. */
export interface WaitingInspector {
  isAlive(): boolean
  /** Hands it its job; from then on it streams what it finds. */
  begin(job: InspectorJob, onMessage: (message: FromInspector) => void): Inspector
  kill(): void
}

/** Starts a process of its own that gathers one job and streams what it finds. */
export const startInspector = (job: InspectorJob, onMessage: (message: FromInspector) => void): Inspector =>
  forkInspector().begin(job, onMessage)

/** Starts an inspector that opens its network and its browser and waits for a job. Without a setup it only loads its code. */
export const prepareInspector = (setup?: InspectorSetup): WaitingInspector =>
  forkInspector(setup && { kind: 'prepare', setup })

function forkInspector(first?: ToInspector): WaitingInspector {
  const user = unprivileged()
  const child = fork(ENTRY, [], {
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: inspectorEnvironment(codeCacheFor(user)),
    ...user,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  if (first) sendIfAlive(child, first)
  return {
    isAlive: () => child.connected && child.exitCode === null,
    kill: () => killGroup(child),
    begin(job, onMessage) {
      child.on('message', (message: FromInspector) => onMessage(message))
      sendIfAlive(child, { kind: 'start', job })
      return { stop: () => sendIfAlive(child, { kind: 'stop' }), kill: () => killGroup(child), ended }
    },
  }
}

function sendIfAlive(child: ChildProcess, message: ToInspector): void {
  if (child.connected) child.send(message)
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error
  }
}

const isNoSuchProcess = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH'

/** No secret of ours reaches the inspector: it gets a path, a temporary home, and nothing else. */
function inspectorEnvironment(codeCache: string | undefined): NodeJS.ProcessEnv {
  const { PATH, LANG, TZ } = process.env
  return {
    PATH,
    LANG,
    TZ,
    HOME: tmpdir(),
    TMPDIR: tmpdir(),
    NODE_NO_WARNINGS: '1',
    NODE_COMPILE_CACHE: codeCache,
  }
}

/** Chromium refuses its sandbox to root, so a root start hands the inspector to `nobody` where that user can read the code. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0 || !readableByAll(ENTRY)) return {}
  return { uid: NOBODY, gid: NOBODY }
}

function readableByAll(file: string): boolean {
  const { root } = parse(file)
  if ((statSync(file).mode & 0o004) === 0) return false
  for (let folder = dirname(file); folder !== root; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}
