import { cpus } from 'node:os'
import type { CDPSession, Page } from 'puppeteer-core'
import { type Failure, failure } from '#core/reasons.ts'
import { GatheringFailed } from '#gather/context.ts'

/** How often the page is asked whether it still answers. */
const BEAT_MS = 500
/** A page that let nothing else happen for a third of its time, with a processor of its own for most of that, will not stop. */
const BLOCKED_SHARE = 1 / 3
const BUSY_SHARE = 1 / 5
/** Where the machine is so busy that nobody can tell, it gets so much of its time. */
const PATIENCE_SHARE = 3 / 4
/** A machine with this much of its processors idle would have let the page go on. */
const IDLE_SHARE = 1 / 5
/** A page is asked for its work so long, once it has had a third of its time: one at rest needs next to none. */
const WORK_SHARE = 1 / 4
/** This much of one processor for all that time is work without end. */
const ENDLESS = 0.8
/** With less than this a page that still loads waits for its server, and not for a busy machine. */
const WAITING = 0.3
/** More than any page needs: 30 pop-ups and a handful of redirects by script were seen on honest pages. */
const MOST_WINDOWS = 100
const MOST_DIALOGS = 400
const MOST_MOVES = 30
/** A page that moved on so often, or was silent so long, when something else went wrong is the cause of that. */
const TELLING_MOVES = 8
const TELLING_SILENCE_MS = 3_000

/**
 * Watches whether an open page lets others work with it.
 * @param allowedMs - All the time that the page's job has.
 */
export async function pageResponds(page: Page, allowedMs: number): Promise<Pulse> {
  const [session, browser] = await Promise.all([
    page.createCDPSession(),
    page.browser().target().createCDPSession(),
  ])
  return new Pulse({ page, session, browser, allowedMs, moves: await countMoves(page, session) })
}

interface Felt {
  page: Page
  session: CDPSession
  browser: CDPSession
  allowedMs: number
  moves: Awaited<ReturnType<typeof countMoves>>
}

export class Pulse {
  /** Never fulfilled; rejected with `GatheringFailed` once the page has shown that it will not come to rest. */
  readonly lost: Promise<never>
  isLost = false
  readonly #felt: Felt
  readonly #opened = performance.now()
  readonly #timer: NodeJS.Timeout
  #silence: Silence | null = null
  #stretch: Stretch | null = null
  #isLoading = false

  constructor(felt: Felt) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(gone)
    this.lost = promise
    this.#felt = felt
    this.#timer = setInterval(() => void this.#beat(reject).catch(gone), BEAT_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The better reason for an error that came while the page was at fault; else the error itself. */
  explain(error: unknown): unknown {
    if (!(error instanceof GatheringFailed) || !VAGUE.has(error.failure.code)) return error
    if (this.#felt.moves.count() >= TELLING_MOVES) return new GatheringFailed(RESTLESS)
    if (this.#silence && performance.now() - this.#silence.at > TELLING_SILENCE_MS)
      return new GatheringFailed(failure('page_hung', error.failure.detail))
    return error
  }

  async #beat(reject: (why: GatheringFailed) => void): Promise<void> {
    const verdict =
      this.#felt.moves.verdict() ?? this.#notThere() ?? (await this.#silent()) ?? (await this.#endless())
    if (verdict) {
      this.isLost = true
      return reject(new GatheringFailed(verdict))
    }
    this.#silence ??= this.#listen()
  }

  #listen(): Silence {
    const begun = { at: performance.now(), idle: idleOf(), busy: busyOf(this.#felt.browser) }
    const hear = async (): Promise<void> => {
      try {
        const asked = { expression: 'document.readyState' }
        const { result } = await this.#felt.session.send('Runtime.evaluate', asked)
        this.#isLoading = result.value === 'loading'
      } finally {
        // A page that has gone, or moved on, counts as answering: others find that out.
        if (this.#silence === begun) this.#silence = null
      }
    }
    hear().catch(gone)
    begun.busy.catch(gone)
    return begun
  }

  #notThere(): Failure | null {
    const { page, allowedMs } = this.#felt
    const isLate = performance.now() - this.#opened > allowedMs * BLOCKED_SHARE
    return isLate && page.url() === 'about:blank'
      ? failure('page_hung', 'the page did not begin to load')
      : null
  }

  async #silent(): Promise<Failure | null> {
    if (!this.#silence) return null
    const { at, idle, busy } = this.#silence
    const { browser, allowedMs } = this.#felt
    const silentMs = performance.now() - at
    if (silentMs < allowedMs * BLOCKED_SHARE) return null
    const workedMs = ((await busyOf(browser)) - (await busy)) * 1_000
    if (workedMs >= allowedMs * BUSY_SHARE || idleSince(idle) >= IDLE_SHARE)
      return failure('page_hung', 'nothing else could happen in it')
    return silentMs < allowedMs * PATIENCE_SHARE ? null : failure('browser_stalled')
  }

  async #endless(): Promise<Failure | null> {
    const now = performance.now()
    const { browser, allowedMs } = this.#felt
    if (now - this.#opened < allowedMs * BLOCKED_SHARE) return null
    this.#stretch ??= { at: now, busy: await busyOf(browser) }
    const { at, busy } = this.#stretch
    if (now - at < allowedMs * WORK_SHARE) return null
    this.#stretch = null
    const share = ((await busyOf(browser)) - busy) / ((performance.now() - at) / 1_000)
    if (share >= ENDLESS) return failure('page_hung', 'it worked on and on')
    return this.#isLoading && share < WAITING ? failure('page_hung', 'its document never ended') : null
  }
}

/** Since when the page has not answered, and how busy machine and browser were at that time. */
interface Silence {
  at: number
  idle: Idle
  busy: Promise<number>
}

/** Part of a page's time, and the processor time that the browser had used at its begin. */
interface Stretch {
  at: number
  busy: number
}

const RESTLESS = failure('page_restless')
/** Codes of a page that could not be looked at for whatever cause. */
const VAGUE: ReadonlySet<string> = new Set(['page_unstable', 'page_blank', 'page_unavailable', 'page_hung'])

/** The browser has left in the middle of a question; who waits for its answer hears that from elsewhere. */
const gone = (): void => undefined

async function countMoves(page: Page, session: CDPSession) {
  let windows = 0
  let dialogs = 0
  let moves = 0
  page.browserContext().on('targetcreated', (target) => {
    if (target.opener()) windows += 1
  })
  page.on('dialog', () => {
    dialogs += 1
  })
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) moves += 1
  })
  await session.send('Page.enable')
  return {
    count: () => Math.max(moves, windows - MOST_WINDOWS),
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

/** Share of this machine's processor time that nobody wanted; 1 where the system does not tell. */
function idleSince(before: Idle): number {
  const now = idleOf()
  return now.all > before.all ? (now.idle - before.idle) / (now.all - before.all) : 1
}
