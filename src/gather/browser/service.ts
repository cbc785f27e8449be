import type { BrowserEnd, BrowserFacts } from '#core/browser-facts.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { type BrowserService, GatheringFailed } from '../context.ts'
import { type BrowserProxy, openBrowserProxy } from '#net/browser-proxy.ts'
import type { Egress } from '#net/types.ts'
import { BrowserTasks } from './browser-tasks.ts'
import { withProxyFacts } from './explain.ts'
import { findBrowser, type FoundBrowser } from './find.ts'
import type { Layers } from './isolation/layers.ts'
import { type IsolatedWorker, startIsolated } from './isolation/start-isolated.ts'
import type { SandboxUse } from './launch.ts'
import { USUAL_CAP_MIB } from './memory/cap.ts'
import { makeProfile, removeProfile, sweepProfiles } from './profile.ts'
import { renderTogether } from './render-together.ts'
import { startRemote } from './remote/start-remote.ts'
import { createTurns } from './turns.ts'
import { browserUser } from './user.ts'
import type { WorkerProcess } from './worker-process.ts'

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
  /** A notice for people, once: that the browser has no sandbox here, or why there is none. */
  onNotice: (text: string) => void
  /** How the browser is isolated, or why there is none; with the first task. */
  onFacts?: (facts: BrowserFacts) => void
  /** A browser ended before the scan did. */
  onEnded?: (how: BrowserEnd) => void
  /** A part of a task was left out because of a fault that is ours or looks like ours. */
  onFault: (where: string, text: string) => void
  /** Milliseconds for one task, after which browser and worker are killed (reliability: 60 s). */
  deadlineMs?: number
}

const DEADLINE_MS = 60_000
const NO_SANDBOX = 'The testing browser runs without its sandbox, because this system does not allow it one.'

/** The browser of one scan; the caller starts it early and closes it. */
export interface StartedBrowserService extends BrowserService {
  /** Starts the browser, and what visits need, before the first task needs it; a failure is thrown by the first task. */
  prepare(): void
  close(): Promise<void>
}

/**
 * The browser of one scan: found and started by `prepare`, else with the first task. One task at a time, renderings before visits and up to three
 * side by side. A task during which the browser dies is tried once more with a new browser, renderings then one by one.
 */
export function createBrowserService(options: BrowserServiceOptions): StartedBrowserService {
  const turns = createTurns()
  const browser = manageBrowser(options)
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS
  const shared = { userAgentSuffix: options.egress.options.userAgent, allowedMs: deadlineMs } as const
  const tasks = new BrowserTasks({ ...options, deadlineMs }, browser)
  const render = renderTogether(turns, {
    alone: (page) => tasks.renderAlone(page, shared),
    together: (pages) => tasks.renderSideBySide(pages, shared),
  })
  let inHurry = false
  options.signal.addEventListener('abort', browser.kill, { once: true })

  return {
    prepare: browser.prepare,
    render: (url, { insecure = false } = {}) => render({ url, insecure }),
    async visit(device, { address, insecure }, onRead) {
      const visit = { type: 'visit', device, address, insecure, ...shared } as const
      return await turns.run(false, async () => {
        const task = { ...visit, allowedBytes: bytesForRuns(options.egress), hurry: inHurry }
        const answer = await tasks.visit(task, onRead)
        inHurry ||= answer.restless || answer.heavy
        return { evidence: withProxyFacts(answer.evidence, await browser.proxy()), page: answer.page }
      })
    },
    async close() {
      options.signal.removeEventListener('abort', browser.kill)
      await browser.close()
    },
  }
}

/** Half of what the scan has left, so that further runs take nothing from what comes after them; no more than a page may load. */
const bytesForRuns = (egress: Egress): number =>
  Math.min(egress.options.budgets.browserBytes, egress.bytesLeft() / 2)

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
  { egress, setup, onFault, find = () => findBrowser(setup) }: BrowserServiceOptions,
  { proxy, visits }: { proxy: Promise<BrowserProxy>; visits: boolean },
): Promise<Started> {
  const { remote = [], layers = {} } = setup
  if (remote.length > 0) {
    const proxyServer = await proxy
    const start = { addresses: remote, authorities: egress.options.ca, visits, layers }
    return { ...(await startRemote(start, proxyServer)), profile: null }
  }
  // What others left behind is no reason to go without a browser.
  void sweepProfiles().catch((error: unknown) => onFault('old profiles', String(error)))
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
