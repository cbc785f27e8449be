import { cpus } from 'node:os'
import type { CDPSession, Page } from 'puppeteer-core'
import { type Failure, failure } from '#core/reasons.ts'
import { GatheringFailed } from '../context.ts'
import { contextOf } from './evaluate.ts'
import { isRemote } from './remote/remote-browsers.ts'

/** Milliseconds between checks whether the page answers. */
const CHECK_MS = 500
/** A page that did not answer for a third of its time, while it used a processor, will not stop. */
const BLOCKED_SHARE = 1 / 3
const BUSY_SHARE = 1 / 5
/** On a machine too busy to tell, a page gets this share of its time. */
const LONGEST_SHARE = 3 / 4
/** With this share of idle processors, the machine did not hold the page up. */
const IDLE_SHARE = 1 / 5
/** Share of its time over which a page's work is measured, after the first third: a page at rest needs almost none. */
const WORK_SHARE = 1 / 4
/** This share of one processor for all that time is endless work. */
const ENDLESS = 0.8
/** With less than this, a loading page waits for its server, not for a busy machine. */
const WAITING = 0.3
/** More than any page needs: honest pages had at most 30 pop-ups and a few redirects by script. */
const MOST_WINDOWS = 100
const MOST_DIALOGS = 400
const MOST_MOVES = 30
/** When a page navigated so often, or did not answer for so long, it is the cause of another failure. */
const BLAMED_MOVES = 8
const BLAMED_SILENCE_MS = 3_000

/**
 * Watches whether an open page still answers.
 * @param allowedMs - All the time of the page's task.
 * @param sideBySide - Number of pages that the browser works on.
 */
export async function watchResponses(
  page: Page,
  { allowedMs, sideBySide }: { allowedMs: number; sideBySide: number },
): Promise<ResponseWatch> {
  const [session, browser] = await Promise.all([
    page.createCDPSession(),
    page.browser().target().createCDPSession(),
  ])
  const isElsewhere = isRemote(page.browser())
  return new ResponseWatch({
    page,
    session,
    browser,
    allowedMs,
    sideBySide,
    isElsewhere,
    moves: await countMoves(page, session),
  })
}

interface WatchedPage {
  page: Page
  session: CDPSession
  browser: CDPSession
  allowedMs: number
  /** Number of pages that the browser works on: their work cannot be told apart. */
  sideBySide: number
  /** On another machine, whose work is not the page's alone and whose processors nobody sees: no page is blamed for work then. */
  isElsewhere: boolean
  moves: Awaited<ReturnType<typeof countMoves>>
}

export class ResponseWatch {
  /** Rejected with `GatheringFailed` once the page turns out never to come to rest; never fulfilled. */
  readonly lost: Promise<never>
  isLost = false
  readonly #watched: WatchedPage
  readonly #opened = performance.now()
  readonly #timer: NodeJS.Timeout
  #silence: Silence | null = null
  #stretch: Stretch | null = null
  #isLoading = false

  constructor(watched: WatchedPage) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(ignore)
    this.lost = promise
    this.#watched = watched
    this.#timer = setInterval(() => void this.#check(reject).catch(ignore), CHECK_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
    // It would last as long as the browser, one more for each page.
    this.#watched.browser.detach().catch(ignore)
  }

  /** The page's own failure, when the page is the cause of this error; otherwise the error itself. */
  causeOf(error: unknown): unknown {
    if (!(error instanceof GatheringFailed) || !VAGUE.has(error.failure.code)) return error
    if (this.#watched.moves.count() >= BLAMED_MOVES) return new GatheringFailed(RESTLESS)
    if (this.#silence && performance.now() - this.#silence.at > BLAMED_SILENCE_MS)
      return new GatheringFailed(failure('page_hung', error.failure.detail))
    return error
  }

  async #check(reject: (why: GatheringFailed) => void): Promise<void> {
    const verdict =
      this.#watched.moves.verdict() ??
      this.#notStarted() ??
      (await this.#unresponsive()) ??
      (await this.#workingEndlessly())
    if (verdict) {
      this.isLost = true
      return reject(new GatheringFailed(verdict))
    }
    this.#silence ??= this.#ask()
  }

  #ask(): Silence {
    const begun = { at: performance.now(), idle: idleOf(), busy: busyOf(this.#watched.browser) }
    const waitForAnswer = async (): Promise<void> => {
      try {
        const { session } = this.#watched
        // Scripts that delay others give the document's own scripts another state, for as long as nobody moves the mouse.
        const contextId = await contextOf(session)
        const asked = { expression: 'document.readyState', contextId }
        const { result } = await session.send('Runtime.evaluate', asked)
        this.#isLoading = result.value === 'loading'
      } finally {
        // A closed or navigated page counts as answering; that is found out elsewhere.
        if (this.#silence === begun) this.#silence = null
      }
    }
    waitForAnswer().catch(ignore)
    begun.busy.catch(ignore)
    return begun
  }

  #notStarted(): Failure | null {
    const { page, allowedMs, moves } = this.#watched
    const isLate = performance.now() - this.#opened > allowedMs * BLOCKED_SHARE
    return isLate && page.url() === 'about:blank' && !moves.hasBegun()
      ? failure('page_hung', 'the page did not begin to load')
      : null
  }

  async #unresponsive(): Promise<Failure | null> {
    if (!this.#silence) return null
    const { at, idle, busy } = this.#silence
    const { browser, allowedMs, sideBySide, isElsewhere } = this.#watched
    const silentMs = performance.now() - at
    if (silentMs < allowedMs * BLOCKED_SHARE) return null
    if (isElsewhere) return silentMs < allowedMs * LONGEST_SHARE ? null : failure('browser_stalled')
    const workedMs = ((await busyOf(browser)) - (await busy)) * 1_000
    if (workedMs >= allowedMs * BUSY_SHARE * sideBySide || idleSince(idle) >= IDLE_SHARE)
      return failure('page_hung', 'nothing else could happen in it')
    return silentMs < allowedMs * LONGEST_SHARE ? null : failure('browser_stalled')
  }

  async #workingEndlessly(): Promise<Failure | null> {
    const now = performance.now()
    const { browser, allowedMs, sideBySide, isElsewhere } = this.#watched
    if (isElsewhere || now - this.#opened < allowedMs * BLOCKED_SHARE) return null
    this.#stretch ??= { at: now, busy: await busyOf(browser) }
    const { at, busy } = this.#stretch
    if (now - at < allowedMs * WORK_SHARE) return null
    this.#stretch = null
    const share = ((await busyOf(browser)) - busy) / ((performance.now() - at) / 1_000)
    if (share >= ENDLESS * sideBySide) return failure('page_hung', 'it worked on and on')
    return this.#isLoading && share < WAITING ? failure('page_hung', 'its document never ended') : null
  }
}

/** Start of a time without an answer, with the idle and busy time of machine and browser then. */
interface Silence {
  at: number
  idle: Idle
  busy: Promise<number>
}

/** Start of a time over which work is measured, with the browser's processor time then. */
interface Stretch {
  at: number
  busy: number
}

const RESTLESS = failure('page_restless')
/** Codes without an exact cause. */
const VAGUE: ReadonlySet<string> = new Set(['page_unstable', 'page_blank', 'page_unavailable', 'page_hung'])

/** The browser ended during a command; its end is reported elsewhere. */
const ignore = (): void => undefined

async function countMoves(page: Page, session: CDPSession) {
  let windows = 0
  let dialogs = 0
  let moves = 0
  let hasBegun = false
  page.browserContext().on('targetcreated', (target) => {
    if (target.opener()) windows += 1
  })
  page.on('dialog', () => {
    dialogs += 1
  })
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return
    moves += 1
    // A visit begins with an empty page of its own.
    if (frame.url !== 'about:blank') hasBegun = true
  })
  await session.send('Page.enable')
  return {
    count: () => Math.max(moves, windows - MOST_WINDOWS),
    hasBegun: () => hasBegun,
    verdict: (): Failure | null =>
      moves > MOST_MOVES || windows > MOST_WINDOWS || dialogs > MOST_DIALOGS ? RESTLESS : null,
  }
}

/** Seconds of processor time that all of the browser's processes have used. */
async function busyOf(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

interface Idle {
  idle: number
  all: number
}

const idleOf = (): Idle =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.user + times.nice + times.sys + times.irq + times.idle,
    }),
    { idle: 0, all: 0 },
  )

/** Idle share of this machine's processor time; 1 where the system does not say. */
function idleSince(before: Idle): number {
  const now = idleOf()
  return now.all > before.all ? (now.idle - before.idle) / (now.all - before.all) : 1
}
