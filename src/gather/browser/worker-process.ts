import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isProxySocket, type ProxySocket } from '#net/proxy-socket.ts'
import type { RenderedPage } from '../context.ts'
import { killGroup } from './groups.ts'
import { inOwnNetwork, NoOwnNetwork, TOOLS_PATH } from './isolation/own-network.ts'
import type { LaunchOptions } from './launch.ts'
import { type MemoryWatch, watchMemory } from './memory/watch.ts'
import { type FromWorker, fromWorkerSchema, type BrowserTask, type ToWorker } from './messages.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** Lighthouse holds a whole trace in memory; what needs more than this is no small business's homepage. */
const HEAP = '--max-old-space-size=768'
/** A small nursery lets go of Lighthouse's trace sooner: a quarter less memory at the same speed (bench:scan). */
const NURSERY = '--max-semi-space-size=4'
const CLOSE_MS = 5_000
/** So long it may take until it is known why a browser has gone. */
const CAUSE_MS = 1_000

/** A running worker with its browser. It is broken by the first process that dies and never mended: start another one. */
export interface WorkerProcess {
  version: string
  sandbox: 'on' | 'off'
  /**
   * Runs one job and tells of it while it goes on. `died`: the worker or its browser did; `late`: the time was up;
   * `hungry`: the browser took more memory than it may. All of it is gone then.
   */
  run(
    job: BrowserTask,
    deadlineMs: number,
    events: JobEvents,
  ): Promise<BrowserAnswer | 'died' | 'late' | 'hungry'>
  isAlive(): boolean
  close(): Promise<void>
  kill(): void
}
export type OnPage = (page: RenderedPage) => void

/** Told while a job runs. */
export interface JobEvents {
  /** The page of a visit. */
  onPage?: OnPage | undefined
  /** A part of it was left out by a fault. */
  onFault(where: string, text: string): void
}
export type BrowserAnswer = Extract<FromWorker, { kind: 'visited' | 'rendered' | 'failed' }>

/**
 * Forks a worker and has it start Chromium, which may hold `memoryMib`. With `serveSocket` both are in a network of their own, and it is given the socket behind
 * which they look for the proxy. Throws {@link NoOwnNetwork} where the system has none for us, else when there is no browser to be had.
 */
export async function startBrowserWorker(
  options: LaunchOptions,
  serveSocket?: (door: ProxySocket) => void,
): Promise<WorkerProcess> {
  const child = forkWorker(serveSocket !== undefined)
  const { groups, watches, hasSocket } = hearOf(child, options.memoryMib, serveSocket)
  let alive = true
  child.once('exit', () => killAll())
  child.once('error', () => killAll())
  const killAll = (): void => {
    alive = false
    for (const watch of watches) watch.stop()
    for (const pid of groups) killGroup(pid)
  }
  const tell = (message: ToWorker): void => {
    // A worker that dies just now breaks the channel before anybody hears of it.
    if (child.connected) child.send(message, (error) => error && killAll())
  }
  tell({ kind: 'launch', options, hasOwnNetwork: serveSocket !== undefined })
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
    async run(job, deadlineMs, events) {
      for (const watch of watches) watch.reset()
      tell({ kind: 'job', job })
      const answer = await nextMessage(child, telling(events), deadlineMs)
      if (!answer && !alive) await Promise.race([Promise.all(watches.map(({ ended }) => ended)), soon()])
      const isHungry = watches.some((watch) => watch.isOver() || (isCrash(answer) && watch.wasNear()))
      if (answer && isAnswer(answer) && !isHungry) return answer
      const late = alive
      killAll()
      if (isHungry) return 'hungry'
      return late ? 'late' : 'died'
    },
    async close() {
      if (!alive) return
      tell({ kind: 'close' })
      await nextMessage(child, () => false, CLOSE_MS)
      killAll()
    },
  }
}

/** What a worker tells of while it starts: its process groups, each watched, and the socket that its browser takes for the proxy. */
function hearOf(child: ChildProcess, memoryMib: number, serveSocket?: (door: ProxySocket) => void) {
  let hasSocket = false
  const groups = new Set<number>()
  const watches: MemoryWatch[] = []
  if (child.pid !== undefined) groups.add(child.pid)
  child.on('message', (raw, handle) => {
    const message = fromWorkerSchema.parse(raw)
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
  const execArgv = [HEAP, NURSERY, '--disable-warning=ExperimentalWarning']
  const own = inNetworkOfItsOwn ? inOwnNetwork() : null
  if (inNetworkOfItsOwn && !own) throw new NoOwnNetwork()
  return fork(WORKER, [String(process.pid)], {
    detached: true,
    env: { PATH: TOOLS_PATH, NODE_COMPILE_CACHE: getCompileCacheDir() },
    ...(own
      ? { execPath: own.command, execArgv: [...own.args, process.execPath, ...execArgv] }
      : { execArgv }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

const telling =
  (events: JobEvents) =>
  (message: FromWorker): boolean => {
    if (message.kind === 'page') events.onPage?.(message.page)
    if (message.kind === 'fault') events.onFault(message.where, message.text)
    return isAnswer(message)
  }

const soon = (): Promise<void> => pause(CAUSE_MS, undefined, { ref: false })

/** The page's process, or all of the browser, has died. */
const isCrash = (message: FromWorker | null): boolean =>
  message === null || (message.kind === 'failed' && message.failure.code === 'page_crashed')

const isAnswer = (message: FromWorker): message is BrowserAnswer =>
  message.kind === 'visited' || message.kind === 'rendered' || message.kind === 'failed'

/** The next message of this kind; `null` when the process leaves or the time is up before. */
function nextMessage(
  child: ChildProcess,
  isIt: (message: FromWorker) => boolean,
  withinMs = 60_000,
): Promise<FromWorker | null> {
  return new Promise((resolve) => {
    const settle = (message: FromWorker | null): void => {
      clearTimeout(timer)
      child.off('message', hear)
      child.off('exit', gone)
      child.off('error', gone)
      resolve(message)
    }
    const hear = (raw: unknown): void => {
      const message = fromWorkerSchema.parse(raw)
      if (isIt(message)) settle(message)
    }
    const gone = (): void => settle(null)
    const timer = setTimeout(gone, withinMs)
    child.on('message', hear)
    child.once('exit', gone)
    child.once('error', gone)
  })
}
