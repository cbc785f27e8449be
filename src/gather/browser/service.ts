import type { BrowserEnd, BrowserFacts } from '#core/browser-facts.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { type BrowserService, GatheringFailed, type ReadPage } from '../context.ts'
import { type BrowserProxy, openBrowserProxy } from '#net/browser-proxy.ts'
import type { Egress } from '#net/types.ts'
import { answeredBy, explained, withProxyFacts } from './explain.ts'
import { findBrowser, type FoundBrowser } from './find.ts'
import { failedPages, failsAgain } from './failed-pages.ts'
import type { Layers } from './isolation/layers.ts'
import { type IsolatedWorker, startIsolated } from './isolation/start-isolated.ts'
import type { SandboxUse } from './launch.ts'
import { USUAL_CAP_MIB } from './memory/cap.ts'
import type { BrowserTask } from './messages.ts'
import { makeProfile, removeProfile, sweepProfiles } from './profile.ts'
import { startRemote } from './remote/start-remote.ts'
import { createTurns } from './turns.ts'
import { browserUser } from './user.ts'
import type { BrowserAnswer, OnRead, WorkerProcess } from './worker-process.ts'

export interface BrowserServiceOptions {
  egress: Egress
  setup: {
    use: boolean
    /** An executable to use before looking for one. */
    executable: string | null
    /** Addresses of browsers on other machines, of which one is used in place of one here. */
    remote?: readonly string[]
    sandbox: SandboxUse
    /** Folders to look into for an installed browser, joined as in `PATH`; the usual ones when left out. */
    searchPath?: string
    /** Most MiB of the browser with all of its processes. */
    memoryMib?: number
    layers?: Layers
  }
  /** Finds the browser; by default in this process, by `setup`. */
  find?: () => Promise<FoundBrowser | null>
  signal: AbortSignal
  /** A notice for people, once: that the browser has no sandbox here. */
  onNotice: (text: string) => void
  /** How the browser is isolated, or why there is none; with the first task. */
  onFacts?: (facts: BrowserFacts) => void
  /** A browser ended before the scan did. */
  onEnded?: (how: BrowserEnd) => void
  /** A part of a task was left out because of a fault of ours, or of one that looks like it. */
  onFault: (where: string, text: string) => void
  /** Milliseconds for one task, after which browser and worker are killed (reliability: 60 s). */
  deadlineMs?: number
}

const DEADLINE_MS = 60_000
const NO_SANDBOX = 'The testing browser runs without its sandbox, because this system does not allow it one.'

const ENDS = { died: 'crashed', late: 'late', out_of_memory: 'out_of_memory' } as const

type Done = Exclude<BrowserAnswer, { kind: 'failed' }>
type Outcome = Awaited<ReturnType<WorkerProcess['run']>>

/** The browser of one scan; the caller starts it early and closes it. */
export interface StartedBrowserService extends BrowserService {
  /** Starts the browser, and what visits need, before the first task needs it; a failure is thrown by the first task. */
  prepare(): void
  close(): Promise<void>
}

/**
 * The browser of one scan: found and started with the first task, one task at a time, renderings before visits. A task during which the browser
 * dies is tried once more with a new browser.
 */
export function createBrowserService(options: BrowserServiceOptions): StartedBrowserService {
  const turns = createTurns()
  const browser = manageBrowser(options)
  const failedBefore = failedPages()
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS
  let isRestless = false
  const userAgentSuffix = options.egress.options.userAgent

  const attempt = async (task: BrowserTask, onRead?: OnRead): Promise<Outcome> => {
    const { worker, proxy } = await browser.ready(task.type === 'visit')
    proxy.reset()
    const events = {
      onRead: (read: ReadPage) =>
        onRead?.({ ...read, loaded: { ...read.loaded, requests: answeredBy(proxy, read.loaded.requests) } }),
      onFault: options.onFault,
    }
    return tellEnd(await worker.run(task, deadlineMs, events), options)
  }
  const perform = async (task: BrowserTask, address: string, onRead?: OnRead): Promise<Done> => {
    if (options.signal.aborted) throw new GatheringFailed(failure('cancelled'))
    const known = failedBefore.why({ type: task.type, address })
    if (known) throw new GatheringFailed(known)
    const first = await attempt(task, onRead)
    const outcome = first === 'died' && !options.signal.aborted ? await attempt(task, onRead) : first
    if (options.signal.aborted) throw new GatheringFailed(failure('cancelled'))
    if (isDone(outcome)) return outcome
    const failed = failureOf(outcome, options.setup.remote)
    failedBefore.record({ type: task.type, address }, failed)
    // Lighthouse still works on an abandoned page, and on one with a refused certificate, so the next page gets a new browser.
    if (failsAgain(failed) || failed.code === 'tls_failed') browser.kill()
    throw new GatheringFailed(explained(failed, address, await browser.proxy()))
  }
  options.signal.addEventListener('abort', browser.kill, { once: true })

  return {
    prepare: browser.prepare,
    async render(url, { insecure = false } = {}) {
      const task = { type: 'render', url, insecure, userAgentSuffix, allowedMs: deadlineMs } as const
      const answer = await turns.run(true, () => perform(task, url))
      return answer.page
    },
    async visit(device, { address, insecure }, onRead) {
      const task = {
        type: 'visit',
        device,
        address,
        insecure,
        userAgentSuffix,
        allowedMs: deadlineMs,
      } as const
      return await turns.run(false, async () => {
        const answer = await perform({ ...task, hurry: isRestless }, address, onRead)
        if (answer.kind !== 'visited') throw new GatheringFailed(failure('internal'))
        isRestless ||= answer.restless
        return { evidence: withProxyFacts(answer.evidence, await browser.proxy()), page: answer.page }
      })
    },
    async close() {
      options.signal.removeEventListener('abort', browser.kill)
      await browser.close()
    },
  }
}

/** Tells when the browser ended with the task, unless the scan was stopped. */
function tellEnd(outcome: Outcome, { signal, onEnded }: BrowserServiceOptions): Outcome {
  if (typeof outcome === 'string' && !signal.aborted) onEnded?.(ENDS[outcome])
  return outcome
}

const isDone = (outcome: Outcome): outcome is Done => typeof outcome === 'object' && outcome.kind !== 'failed'

/** The failure of a task without a page. When the page is the cause, the browser worker has said so. A browser elsewhere may end for any reason. */
function failureOf(outcome: Exclude<Outcome, Done>, remote: readonly string[] = []): Failure {
  if (outcome === 'died' && remote.length > 0)
    return failure('browser_unavailable', 'The browser on another machine ended the connection, twice.')
  if (outcome === 'died') return failure('page_crashed')
  if (outcome === 'late') return failure('browser_stalled')
  if (outcome === 'out_of_memory') return failure('page_out_of_memory')
  return outcome.failure
}

/** `ready` keeps the failure for the first task. */
const ignore = (): void => undefined

/** Manages the worker, its browser, its profile folder and the proxy, and starts what is missing. */
function manageBrowser(options: BrowserServiceOptions) {
  const { egress, setup } = options
  const report = reportingOnce(options)
  let opening: Promise<BrowserProxy> | null = null
  let starting: Promise<Started> | null = null
  let current: WorkerProcess | null = null
  let missing: Failure | null = setup.use ? null : failure('browser_unavailable', 'left out by choice')

  const proxy = (): Promise<BrowserProxy> => (opening ??= openBrowserProxy(egress))
  const stop = async (): Promise<void> => {
    const started = await starting?.catch(() => null)
    starting = null
    current = null
    await started?.worker.close()
    if (started?.profile) await removeProfile(started.profile)
  }

  const ready = async (visits: boolean): Promise<Started & { proxy: BrowserProxy }> => {
    if (missing) throw new GatheringFailed(missing)
    if (current && !current.isAlive()) await stop()
    try {
      const started = await (starting ??= startBrowser(options, { proxy: proxy(), visits }))
      current = started.worker
      return { ...started, proxy: await proxy() }
    } catch (error) {
      missing = failure('browser_unavailable', error instanceof Error ? error.message : String(error))
      throw new GatheringFailed(missing)
    }
  }
  return {
    proxy,
    kill: (): void => current?.kill(),
    /** Starts what is missing without reporting a failure. */
    prepare: (): void => void ready(true).catch(ignore),
    /** For a visit or a rendering. Throws {@link GatheringFailed} when there is no browser; that is tried once. */
    async ready(visits: boolean): Promise<{ worker: WorkerProcess; proxy: BrowserProxy }> {
      try {
        const started = await ready(visits)
        const { version, sandbox } = started.worker
        report({ state: 'running', version, sandbox, isolation: started.isolation })
        return started
      } catch (error) {
        report({ state: 'refused', why: missing?.detail ?? String(error) })
        throw error
      }
    },
    async close(): Promise<void> {
      await stop()
      await (await opening)?.close()
    },
  }
}

/** Finds a browser and starts it with its worker and an empty profile, or connects to one on another machine. Throws without one. */
async function startBrowser(
  { egress, setup, find = () => findBrowser(setup) }: BrowserServiceOptions,
  { proxy, visits }: { proxy: Promise<BrowserProxy>; visits: boolean },
): Promise<Started> {
  const { remote = [], layers = {} } = setup
  if (remote.length > 0) {
    const proxyServer = await proxy
    const start = { addresses: remote, authorities: egress.options.ca, visits, layers }
    return { ...(await startRemote(start, proxyServer)), profile: null }
  }
  await sweepProfiles()
  const [found, user, proxyServer] = await Promise.all([find(), browserUser(), proxy])
  if (!found) throw new Error('no browser was found')
  const profile = await makeProfile(user)
  try {
    const { path, fonts } = found
    const authorities = egress.options.ca
    const { sandbox, memoryMib = USUAL_CAP_MIB } = setup
    const launch = {
      path,
      fonts,
      user,
      profile,
      proxyPort: proxyServer.port,
      authorities,
      sandbox,
      memoryMib,
      visits,
    }
    return { ...(await startIsolated(launch, proxyServer, layers)), profile }
  } catch (error) {
    await removeProfile(profile)
    throw error
  }
}

/** Reports how the browser is isolated, or why there is none, at the first call. */
function reportingOnce({ setup, onNotice, onFacts }: BrowserServiceOptions): (facts: BrowserFacts) => void {
  let isReported = !setup.use
  return (facts) => {
    if (isReported) return
    isReported = true
    onFacts?.(facts)
    if (facts.state === 'refused') onNotice(facts.why)
    else if (facts.sandbox === 'off' && setup.sandbox !== 'off') onNotice(NO_SANDBOX)
  }
}

type Started = IsolatedWorker & { profile: string | null }
