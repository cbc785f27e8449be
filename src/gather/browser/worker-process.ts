import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { SandboxState } from '#core/browser-facts.ts'
import { compileCacheForChildren, QUICK_IMPORTS } from '#loading/child-process.ts'
import { isProxySocket, type ProxySocket } from '#net/proxy-socket.ts'
import type { ReadPage } from '../context.ts'
import { killGroup } from './groups.ts'
import { inOwnNetwork, NoOwnNetwork, TOOLS_PATH } from './isolation/own-network.ts'
import type { LaunchOptions } from './launch.ts'
import { USUAL_CAP_MIB } from './memory/cap.ts'
import { type MemoryWatch, watchMemory } from './memory/watch.ts'
import {
  type FromBrowserWorker,
  fromWorkerSchema,
  type BrowserTask,
  type ToBrowserWorker,
} from './messages.ts'
import type { RemoteOptions } from './remote/connect-remote.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** Lighthouse keeps a whole trace in memory; no small business's homepage needs more than this. */
const HEAP = '--max-old-space-size=768'
/** With a small young generation Lighthouse's trace is collected sooner: a quarter less memory at the same speed (bench:scan). */
const YOUNG_GENERATION = '--max-semi-space-size=4'
const CLOSE_MS = 5_000
/** Milliseconds until it is known why a browser ended. */
const CAUSE_MS = 1_000

/** A running worker with its browser. Once one of their processes has died, it is not repaired; start another one. */
export interface WorkerProcess {
  version: string
  sandbox: SandboxState
  /**
   * Runs one task. `died`: the worker or its browser did; `late`: the time was over; `out_of_memory`: the browser took more memory than allowed.
   * All processes have been killed then.
   */
  run(
    task: BrowserTask,
    deadlineMs: number,
    events: TaskEvents,
  ): Promise<BrowserAnswer | 'died' | 'late' | 'out_of_memory'>
  isAlive(): boolean
  close(): Promise<void>
  kill(): void
}
export type OnRead = (read: ReadPage) => void

/** Called while a task runs. */
export interface TaskEvents {
  /** The page of a visit. */
  onRead?: OnRead | undefined
  /** A part was left out because of a fault. */
  onFault(where: string, text: string): void
}
export type BrowserAnswer = Extract<FromBrowserWorker, { kind: 'visited' | 'rendered' | 'failed' }>

/**
 * Forks a worker and has it start Chromium, with at most `memoryMib`, or connect to one on another machine. With `serveSocket` both run in their own network namespace, and it gets the
 * socket of the proxy port in there. Throws {@link NoOwnNetwork} where the system has no namespace for us, and an `Error` with the cause where no
 * browser starts.
 */
export async function startBrowserWorker(
  options: LaunchOptions | RemoteOptions,
  serveSocket?: (socket: ProxySocket) => void,
): Promise<WorkerProcess> {
  const memoryMib = 'memoryMib' in options ? options.memoryMib : USUAL_CAP_MIB
  const child = forkWorker(serveSocket !== undefined)
  let alive = true
  const { groups, watches, hasSocket } = receiveFrom(child, {
    memoryMib,
    serveSocket,
    isAlive: () => alive,
  })
  for (const event of ['exit', 'error']) child.once(event, () => killAll())
  const killAll = (): void => {
    alive = false
    for (const watch of watches) watch.stop()
    for (const pid of groups) killGroup(pid)
  }
  const send = (message: ToBrowserWorker): void => {
    // The channel of a dying worker fails before its exit is reported.
    if (child.connected) child.send(message, (error) => error && killAll())
  }
  send(
    'endpoint' in options
      ? { kind: 'connect', options }
      : { kind: 'launch', options, hasOwnNetwork: serveSocket !== undefined },
  )
  const first = await nextMessage(child, ({ kind }) => kind === 'ready' || kind === 'unavailable')
  if (first?.kind !== 'ready') {
    killAll()
    if (serveSocket && !hasSocket()) throw new NoOwnNetwork()
    throw new Error(first?.kind === 'unavailable' ? first.detail : 'the browser did not start')
  }
  return {
    version: first.version,
    sandbox: first.sandbox,
    isAlive: () => alive,
    kill: killAll,
    async run(task, deadlineMs, events) {
      // Its exit was reported already, so that no message and no exit would end the wait below.
      if (!alive) return 'died'
      for (const watch of watches) watch.reset()
      send({ kind: 'task', task })
      const answer = await nextMessage(child, forwardTo(events), deadlineMs)
      if (!answer && !alive)
        await Promise.race([Promise.all(watches.map(({ ended }) => ended)), causeKnown()])
      const hasCrashed = answer ? isCrash(answer) : !alive
      const isOutOfMemory = watches.some((watch) => watch.isOver() || (hasCrashed && watch.wasNear()))
      if (answer && isAnswer(answer) && !isOutOfMemory) return answer
      const late = alive
      killAll()
      if (isOutOfMemory) return 'out_of_memory'
      return late ? 'late' : 'died'
    },
    async close() {
      if (!alive) return
      send({ kind: 'close' })
      await nextMessage(child, () => false, CLOSE_MS)
      killAll()
    },
  }
}

interface Receiving {
  memoryMib: number
  serveSocket: ((socket: ProxySocket) => void) | undefined
  /** Whether the worker runs and was not killed. */
  isAlive: () => boolean
}

/** Receives the worker's messages at its start: its process groups, each watched then, and the socket of its proxy port. */
function receiveFrom(child: ChildProcess, { memoryMib, serveSocket, isAlive }: Receiving) {
  let hasSocket = false
  const groups = new Set<number>()
  const watches: MemoryWatch[] = []
  if (child.pid !== undefined) groups.add(child.pid)
  child.on('message', (raw, handle) => {
    const message = fromWorkerSchema.parse(raw)
    // It arrived after the worker was killed or had ended: nobody else would end this browser.
    if (message.kind === 'spawned' && !isAlive()) return killGroup(message.pid)
    if (message.kind === 'spawned') {
      groups.add(message.pid)
      watches.push(watchMemory(message.pid, memoryMib))
    }
    if (message.kind !== 'proxy_socket' || !isProxySocket(handle)) return
    hasSocket = true
    serveSocket?.(handle)
  })
  return { groups, watches, hasSocket: () => hasSocket }
}

function forkWorker(inNetworkOfItsOwn: boolean): ChildProcess {
  const execArgv = [...QUICK_IMPORTS, HEAP, YOUNG_GENERATION, '--disable-warning=ExperimentalWarning']
  const own = inNetworkOfItsOwn ? inOwnNetwork() : null
  if (inNetworkOfItsOwn && !own) throw new NoOwnNetwork()
  return fork(WORKER, [String(process.pid)], {
    detached: true,
    env: { PATH: TOOLS_PATH, NODE_COMPILE_CACHE: compileCacheForChildren() },
    ...(own
      ? { execPath: own.command, execArgv: [...own.args, process.execPath, ...execArgv] }
      : { execArgv }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

const forwardTo =
  (events: TaskEvents) =>
  (message: FromBrowserWorker): boolean => {
    if (message.kind === 'read') events.onRead?.({ page: message.page, loaded: message.loaded })
    if (message.kind === 'fault') events.onFault(message.where, message.text)
    return isAnswer(message)
  }

const causeKnown = (): Promise<void> => pause(CAUSE_MS, undefined, { ref: false })

/** Whether the process of a page has died. */
const isCrash = (message: FromBrowserWorker): boolean =>
  message.kind === 'rendered'
    ? message.pages.some((page) => 'failure' in page && page.failure.code === 'page_crashed')
    : message.kind === 'failed' && message.failure.code === 'page_crashed'

const isAnswer = (message: FromBrowserWorker): message is BrowserAnswer =>
  message.kind === 'visited' || message.kind === 'rendered' || message.kind === 'failed'

/** The next message of this kind; `null` when the process exits before it, or the time is over. */
function nextMessage(
  child: ChildProcess,
  isIt: (message: FromBrowserWorker) => boolean,
  withinMs = 60_000,
): Promise<FromBrowserWorker | null> {
  return new Promise((resolve) => {
    const finish = (message: FromBrowserWorker | null): void => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onExit)
      resolve(message)
    }
    const onMessage = (raw: unknown): void => {
      const message = fromWorkerSchema.parse(raw)
      if (isIt(message)) finish(message)
    }
    const onExit = (): void => finish(null)
    const timer = setTimeout(onExit, withinMs)
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.once('error', onExit)
  })
}
