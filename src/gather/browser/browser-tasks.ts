import type { BrowserEnd } from '#core/browser-facts.ts'
import { type Failure, failure } from '#core/reasons.ts'
import type { BrowserProxy } from '#net/browser-proxy.ts'
import { GatheringFailed, type ReadPage, type RenderedPage } from '../context.ts'
import { answeredBy, explained } from './explain.ts'
import { failedPages, failsAgain, type PageTask } from './failed-pages.ts'
import type { BrowserTask, Rendering } from './messages.ts'
import type { PageToRender, RenderOptions } from './render.ts'
import type { BrowserAnswer, OnRead, TaskEvents, WorkerProcess } from './worker-process.ts'

interface TaskOptions extends Pick<TaskEvents, 'onFault'> {
  signal: AbortSignal
  /** A browser ended before the scan did. */
  onEnded?: (how: BrowserEnd) => void
  setup: { remote?: readonly string[] }
  /** Milliseconds for one task. */
  deadlineMs: number
}

/** The browser that does the tasks, started where none runs. */
interface TaskBrowser {
  ready: (visits: boolean) => Promise<{ worker: WorkerProcess; proxy: BrowserProxy }>
  proxy: () => Promise<BrowserProxy>
  kill: () => void
}

type Outcome = Awaited<ReturnType<WorkerProcess['run']>>

const ENDS = { died: 'crashed', late: 'late', out_of_memory: 'out_of_memory' } as const

/** Gives tasks to the browser of one scan, and says why a page failed. Throws {@link GatheringFailed}. */
export class BrowserTasks {
  readonly #options: TaskOptions
  readonly #browser: TaskBrowser
  readonly #failedBefore = failedPages()

  constructor(options: TaskOptions, browser: TaskBrowser) {
    this.#options = options
    this.#browser = browser
  }

  async visit(task: Extract<BrowserTask, { type: 'visit' }>, onRead?: OnRead) {
    this.#throwIfHopeless(task)
    const answer = await this.#attemptTwice(task, onRead)
    if (!isOf('visited', answer)) throw await this.#failed(answer, task)
    return answer
  }

  async renderAlone(page: PageToRender, options: RenderOptions): Promise<RenderedPage> {
    this.#throwIfHopeless(renderOf(page))
    const outcome = await this.#attemptTwice({ type: 'render', pages: [page], ...options })
    return await this.#pageIn(isOf('rendered', outcome) ? outcome.pages[0] : outcome, page)
  }

  /** `null` when the browser died, one of the pages is known to end it, or the scan was stopped: then each is rendered alone, or refused. */
  async renderSideBySide(
    pages: PageToRender[],
    options: RenderOptions,
  ): Promise<PromiseSettledResult<RenderedPage>[] | null> {
    const { signal } = this.#options
    if (signal.aborted || pages.some((page) => this.#failedBefore.why(renderOf(page)))) return null
    const outcome = await this.#attempt({ type: 'render', pages, ...options })
    const renderings = isOf('rendered', outcome) ? outcome.pages : null
    // Each page has a limit of its own: where the whole time is over, the browser hangs, and would for each of them.
    if (!renderings && outcome !== 'late') return null
    return await Promise.allSettled(
      pages.map((page, at) => this.#pageIn(renderings ? renderings[at] : outcome, page)),
    )
  }

  async #attempt(task: BrowserTask, onRead?: OnRead): Promise<Outcome> {
    const { deadlineMs, onFault, onEnded, signal } = this.#options
    const { worker, proxy } = await this.#browser.ready(task.type === 'visit')
    // The scan may have been stopped while the browser started.
    if (signal.aborted) {
      this.#browser.kill()
      throw new GatheringFailed(failure('cancelled'))
    }
    proxy.reset()
    const events = {
      onRead: (read: ReadPage) =>
        onRead?.({ ...read, loaded: { ...read.loaded, requests: answeredBy(proxy, read.loaded.requests) } }),
      onFault,
    }
    const outcome = await worker.run(task, deadlineMs, events)
    if (typeof outcome === 'string' && !signal.aborted) onEnded?.(ENDS[outcome])
    return outcome
  }

  async #attemptTwice(task: BrowserTask, onRead?: OnRead): Promise<Outcome> {
    const first = await this.#attempt(task, onRead)
    return first === 'died' && !this.#options.signal.aborted ? await this.#attempt(task, onRead) : first
  }

  /** Throws when the scan was stopped, or when no browser can finish the page. */
  #throwIfHopeless(page: PageTask): void {
    if (this.#options.signal.aborted) throw new GatheringFailed(failure('cancelled'))
    const known = this.#failedBefore.why(page)
    if (known) throw new GatheringFailed(known)
  }

  async #pageIn(rendering: Outcome | Rendering | undefined, page: PageToRender): Promise<RenderedPage> {
    if (typeof rendering === 'object' && 'page' in rendering) return rendering.page
    throw await this.#failed(rendering, renderOf(page))
  }

  async #failed(outcome: Outcome | Rendering | undefined, page: PageTask): Promise<GatheringFailed> {
    if (this.#options.signal.aborted) return new GatheringFailed(failure('cancelled'))
    const failed = failureOf(outcome, this.#options.setup.remote)
    this.#failedBefore.record(page, failed)
    // Lighthouse still works on an abandoned page, and on one with a refused certificate, so the next page gets a new browser.
    if (failsAgain(failed) || failed.code === 'tls_failed') this.#browser.kill()
    return new GatheringFailed(explained(failed, page.address, await this.#browser.proxy()))
  }
}

const renderOf = ({ url }: PageToRender): PageTask => ({ type: 'render', address: url })

const isOf = <K extends BrowserAnswer['kind']>(
  kind: K,
  outcome: Outcome,
): outcome is Extract<BrowserAnswer, { kind: K }> => typeof outcome === 'object' && outcome.kind === kind

/** The failure of a task without a page. When the page is the cause, the browser worker has said so. A browser elsewhere may end for any reason. */
function failureOf(outcome: Outcome | Rendering | undefined, remote: readonly string[] = []): Failure {
  if (outcome === 'died' && remote.length > 0)
    return failure('browser_unavailable', 'The browser on another machine ended the connection, twice.')
  if (outcome === 'died') return failure('page_crashed')
  if (outcome === 'late') return failure('browser_stalled')
  if (outcome === 'out_of_memory') return failure('page_out_of_memory')
  return outcome && 'failure' in outcome ? outcome.failure : failure('internal')
}
