import { type ChildProcess, fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '#gather/browser/find.ts'
import { QUICK_IMPORTS } from '#loading/child-process.ts'
import { codeCacheFor, codeCacheMade } from './code-cache.ts'
import type { FromInspector, InspectorTask, InspectorSetup, ToInspector } from './protocol.ts'

/** `nobody`: the unprivileged user that every Unix has. */
const NOBODY = 65_534
const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url))
/** A small heap makes Node collect garbage early: the facts of 200 pages take much less. */
const HEAP_MB = 384
/** A small young generation: most of a page is garbage at once, and a large one keeps it longer. */
const YOUNG_MB = 4

export interface Inspector {
  /** Asks it to stop; evidence not gathered by then fails as `cancelled`. */
  stop(): void
  /** Kills it and all of its children at once. */
  kill(): void
  /** Resolves when it has sent everything, or has exited. */
  readonly ended: Promise<void>
}

/** An inspector without a task yet. It does one task and exits. */
export interface WaitingInspector {
  isAlive(): boolean
  /** Sends the task; evidence is streamed from then on. */
  begin(task: InspectorTask, onMessage: (message: FromInspector) => void): Inspector
  kill(): void
}

/** Everything of our environment that an inspector gets; no secrets. */
export interface SystemVariables {
  PATH?: string | undefined
  LANG?: string | undefined
  TZ?: string | undefined
}

/** Starts an inspector that gathers one task and streams the evidence. */
export type StartInspector = (task: InspectorTask, onMessage: (message: FromInspector) => void) => Inspector

/** Resolves when the compiled code of inspectors is kept for their user. Otherwise the first one begins to keep it, and its parent may end before. */
export async function keepInspectorsCode(): Promise<void> {
  codeCacheFor(unprivileged())
  await codeCacheMade()
}

export const startInspectorWith =
  (system: SystemVariables): StartInspector =>
  (task, onMessage) =>
    prepareInspector(system).begin(task, onMessage)

/** Starts an inspector that opens its network and browser and waits for a task. Without a setup it only loads its code. */
export function prepareInspector(system: SystemVariables, first?: InspectorSetup): WaitingInspector {
  const user = unprivileged()
  const child = fork(ENTRY, [], {
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...QUICK_IMPORTS, `--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: inspectorEnvironment(system, codeCacheFor(user)),
    ...user,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // A process that could not be made has no exit, and each message to it is one more error: without a listener the worker would end.
    child.on('error', () => resolve())
  })
  const prepare = (setup: InspectorSetup['browser']): void => {
    if (setup.use && !setup.remote?.length) void sendBrowser(child, setup)
  }
  if (first) {
    sendIfAlive(child, { kind: 'prepare', setup: first })
    prepare(first.browser)
  }
  return {
    isAlive: () => child.connected && child.exitCode === null,
    kill: () => killGroup(child),
    begin(task, onMessage) {
      const done = new Promise<void>((resolve) => {
        child.on('message', (message: FromInspector) => {
          onMessage(message)
          if (message.kind === 'done') resolve()
        })
      })
      sendIfAlive(child, { kind: 'start', task })
      if (!first) prepare(task.browser)
      return {
        stop: () => sendIfAlive(child, { kind: 'stop' }),
        kill: () => killGroup(child),
        ended: Promise.race([ended, done]),
      }
    },
  }
}

/**
 * Finds the browser, or unpacks and verifies the bundled one, in this process: where the inspector runs as another user, hostile pages
 * run as that user too, and must be able to write neither to the browser nor to its checksums.
 */
async function sendBrowser(child: ChildProcess, { executable }: InspectorSetup['browser']): Promise<void> {
  try {
    sendIfAlive(child, { kind: 'browser', found: await findBrowser({ executable }) })
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    sendIfAlive(child, { kind: 'browser', found: null, detail })
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

function inspectorEnvironment(
  { PATH, LANG, TZ }: SystemVariables,
  codeCache: string | undefined,
): NodeJS.ProcessEnv {
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

/** Chromium refuses its sandbox to root, so when started by root the inspector runs as `nobody`, where that user can read the code. */
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
