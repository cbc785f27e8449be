import type { BrowserFacts } from '#core/browser-facts.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { type BrowserService, GatheringFailed } from '#gather/context.ts'
import { type BrowserProxy, openBrowserProxy } from '#net/browser-proxy.ts'
import type { Egress } from '#net/types.ts'
import { explained, withProxyFacts } from './explain.ts'
import { findBrowser, type FoundBrowser } from './find.ts'
import { failedPages, failsAgain } from './failed-pages.ts'
import type { Layers } from './isolation/layers.ts'
import { type IsolatedWorker, startIsolated } from './isolation/start-isolated.ts'
import { USUAL_CAP_MIB } from './memory/cap.ts'
import type { BrowserTask } from './messages.ts'
import { makeProfile, removeProfile, sweepProfiles } from './profile.ts'
import { createTurns } from './turns.ts'
import { browserUser } from './user.ts'
import type { BrowserAnswer, OnPage, WorkerProcess } from './worker-process.ts'

export interface BrowserServiceOptions {
  egress: Egress
  setup: {
    use: boolean
    /** An executable to use before looking for one. */
    executable: string | null
    sandbox: 'require' | 'prefer' | 'off'
    /** Folders to look into for an installed browser, joined as in `PATH`; the usual ones when left out. */
    searchPath?: string
    /** MiB that the browser with all of its processes may hold. */
    memoryMib?: number
    layers?: Layers
  }
  /** How the browser is found; by default here, by `setup`. */
  find?: () => Promise<FoundBrowser | null>
  signal: AbortSignal
  /** Something people should know once: the browser goes without its sandbox here. */
  onNotice: (text: string) => void
  /** What holds the browser, or why there is none, with the first job. */
  onFacts?: (facts: BrowserFacts) => void
  /** A part of a job was left out by a fault of ours, or by one that cannot be told from it. */
  onFault: (where: string, text: string) => void
  /** Milliseconds for one job, after which browser and worker are killed (reliability: 60 s). */
  deadlineMs?: number
}

const DEADLINE_MS = 60_000
const NO_SANDBOX = 'The testing browser runs without its sandbox, because this system does not allow it one.'

type Seen = Exclude<BrowserAnswer, { kind: 'failed' }>
type Outcome = Awaited<ReturnType<WorkerProcess['run']>>

/** The browser of one scan, which its owner starts early and closes. */
export interface StartedBrowserService extends BrowserService {
  /** Starts the browser before the first job needs it; that there is none is told by the first job. */
  prepare(): void
  close(): Promise<void>
}

/**
 * The browser of one scan: found and started with the first job, one job at a time, page renders before visits. A job that takes
 * the browser down is tried once more with a fresh one and costs nobody else anything.
 */
export function createBrowserService(options: BrowserServiceOptions): StartedBrowserService {
  const turns = createTurns()
  const crew = createCrew(options)
  const hopeless = failedPages()
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS
  let isRestless = false
  const userAgentSuffix = options.egress.options.userAgent

  const attempt = async (job: BrowserTask, onPage?: OnPage): Promise<Outcome> => {
    const { worker, proxy } = await crew.ready()
    proxy.reset()
    return await worker.run(job, deadlineMs, { onPage, onFault: options.onFault })
  }
  const perform = async (job: BrowserTask, address: string, onPage?: OnPage): Promise<Seen> => {
    if (options.signal.aborted) throw new GatheringFailed(failure('cancelled'))
    const known = hopeless.why({ type: job.type, address })
    if (known) throw new GatheringFailed(known)
    const first = await attempt(job, onPage)
    const outcome = first === 'died' && !options.signal.aborted ? await attempt(job, onPage) : first
    if (options.signal.aborted) throw new GatheringFailed(failure('cancelled'))
    if (isSeen(outcome)) return outcome
    const failed = failureOf(outcome)
    hopeless.learn({ type: job.type, address }, failed)
    // Lighthouse still works on a page that was left, and on one whose certificate was refused: the next page gets a browser of its own.
    if (failsAgain(failed) || failed.code === 'tls_failed') crew.kill()
    throw new GatheringFailed(explained(failed, address, await crew.proxy()))
  }
  options.signal.addEventListener('abort', crew.kill, { once: true })

  return {
    prepare: crew.prepare,
    async render(url, { insecure = false } = {}) {
      const job = { type: 'render', url, insecure, userAgentSuffix, allowedMs: deadlineMs } as const
      const answer = await turns.take(true, () => perform(job, url))
      return answer.page
    },
    async visit(device, { address, insecure }, onPage) {
      const job = {
        type: 'visit',
        device,
        address,
        insecure,
        userAgentSuffix,
        allowedMs: deadlineMs,
      } as const
      return await turns.take(false, async () => {
        const answer = await perform({ ...job, hurry: isRestless }, address, onPage)
        if (answer.kind !== 'visited') throw new GatheringFailed(failure('internal'))
        isRestless ||= answer.restless
        return { evidence: withProxyFacts(answer.evidence, await crew.proxy()), page: answer.page }
      })
    },
    async close() {
      options.signal.removeEventListener('abort', crew.kill)
      await crew.close()
    },
  }
}

const isSeen = (outcome: Outcome): outcome is Seen => typeof outcome === 'object' && outcome.kind !== 'failed'

/** What a job without a page is called. A page that is at fault was told so by the browser's worker; else it is ours. */
function failureOf(outcome: Exclude<Outcome, Seen>): Failure {
  if (outcome === 'died') return failure('page_crashed')
  if (outcome === 'late') return failure('browser_stalled')
  if (outcome === 'hungry') return failure('page_out_of_memory')
  return outcome.failure
}

/** `crew.ready` remembers what is missing. */
const toldByFirstJob = (): void => undefined

/** Keeps the worker, its browser, its profile folder and the proxy; starts what is missing. */
function createCrew(options: BrowserServiceOptions) {
  const { egress, setup } = options
  const tell = tellingOnce(options)
  let opening: Promise<BrowserProxy> | null = null
  let starting: Promise<Started> | null = null
  let current: WorkerProcess | null = null
  let missing: Failure | null = setup.use ? null : failure('browser_unavailable', 'left out by choice')

  const proxy = (): Promise<BrowserProxy> => (opening ??= openBrowserProxy(egress))
  const dismiss = async (): Promise<void> => {
    const started = await starting?.catch(() => null)
    starting = null
    current = null
    await started?.worker.close()
    if (started) await removeProfile(started.profile)
  }

  const ready = async (): Promise<Started & { proxy: BrowserProxy }> => {
    if (missing) throw new GatheringFailed(missing)
    if (current && !current.isAlive()) await dismiss()
    try {
      const started = await (starting ??= startCrew(options, proxy()))
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
    /** Starts what is missing, before anybody listens to what is to be told of it. */
    prepare: (): void => void ready().catch(toldByFirstJob),
    /** Throws {@link GatheringFailed} when there is no browser; that is found out once. */
    async ready(): Promise<{ worker: WorkerProcess; proxy: BrowserProxy }> {
      try {
        const started = await ready()
        const { version, sandbox } = started.worker
        tell({ state: 'running', version, sandbox, isolation: started.isolation })
        return started
      } catch (error) {
        tell({ state: 'refused', why: missing?.detail ?? String(error) })
        throw error
      }
    },
    async close(): Promise<void> {
      await dismiss()
      await (await opening)?.close()
    },
  }
}

/** Finds a browser and starts it with its worker and an empty profile. Throws when there is none to be had. */
async function startCrew(
  { egress, setup, find = () => findBrowser(setup) }: BrowserServiceOptions,
  proxy: Promise<BrowserProxy>,
): Promise<Started> {
  await sweepProfiles()
  const [found, user, way] = await Promise.all([find(), browserUser(), proxy])
  if (!found) throw new Error('no browser was found')
  const profile = await makeProfile(user)
  try {
    const { path, fonts } = found
    const authorities = egress.options.ca
    const { sandbox, layers = {}, memoryMib = USUAL_CAP_MIB } = setup
    const launch = { path, fonts, user, profile, proxyPort: way.port, authorities, sandbox, memoryMib }
    return { ...(await startIsolated(launch, way, layers)), profile }
  } catch (error) {
    await removeProfile(profile)
    throw error
  }
}

/** Tells what holds the browser, or why there is none, the first time that it is called. */
function tellingOnce({ setup, onNotice, onFacts }: BrowserServiceOptions): (facts: BrowserFacts) => void {
  let isTold = !setup.use
  return (facts) => {
    if (isTold) return
    isTold = true
    onFacts?.(facts)
    if (facts.state === 'refused') onNotice(facts.why)
    else if (facts.sandbox === 'off' && setup.sandbox !== 'off') onNotice(NO_SANDBOX)
  }
}

type Started = IsolatedWorker & { profile: string }
