import type { AnyCheck } from '#core/check.ts'
import type { BrowserEnd, BrowserFacts } from '#core/browser-facts.ts'
import type { RefusalCounts } from '#core/egress-refusals.ts'
import type { EvidenceMap } from '#core/evidence/index.ts'
import type { Gathered } from '#core/gathered.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { type FailureCode, failure } from '#core/reasons.ts'
import type { CheckResult } from '#core/result.ts'
import type { Inspector, StartInspector } from './inspector/client.ts'
import type { EvidencePiece, FromInspector, InspectorTask } from './inspector/protocol.ts'
import { afterDeadline, stop } from './inspector/stop.ts'
import { judgeAllWithin, judgeSafely, JudgingTime, type OnFault } from './judging.ts'
import { evidenceToGather, neededEvidence } from './needed.ts'

export interface ScanRequest {
  checks: readonly AnyCheck[]
  task: Omit<InspectorTask, 'keys'>
  accounts: EvidenceMap['accounts']
  /** Evidence that is known before and is not gathered; absent: none. */
  known?: EvidenceSoFar
  /** Milliseconds after which the inspector is killed and the scan ends with what it has. */
  deadlineMs: number
  inspector: StartInspector
}

/** Called while a scan runs; all optional. */
export interface ScanEvents {
  onResult?(result: CheckResult, finished: number, total: number): void
  onEvidence?(evidence: EvidencePiece): void
  onProgress?(progress: Extract<FromInspector, { kind: 'progress' }>): void
  /** A notice for people, once (that the browser has no sandbox here, for example). */
  onNotice?(text: string): void
  /** How the browser is isolated, or why there is none; once, when it is first needed. */
  onBrowser?(facts: BrowserFacts): void
  /** A browser ended before the scan did; the next task gets a new one. */
  onBrowserEnded?(how: BrowserEnd): void
  /** What egress refused; once, at the end of the inspector. */
  onRefusals?(counts: RefusalCounts): void
  /** A check was judged, from this time (milliseconds since 1970) until now. */
  onJudged?(result: CheckResult, from: number): void
  onFault?: OnFault
}

export interface ScanOutcome {
  startedAt: string
  finishedAt: string
  durationMs: number
  /** One for each check, in the order given. */
  results: CheckResult[]
  evidence: EvidenceSoFar
  ended: 'done' | 'cancelled' | 'deadline'
}

export interface EngineScan {
  readonly done: Promise<ScanOutcome>
  /** Stops gathering within two seconds; finished results are kept. */
  cancel(): void
}

/** Code of evidence that never arrived, by how the scan ended. After `done` it means that the inspector failed. */
const CODE_OF_END = {
  done: 'internal',
  cancelled: 'cancelled',
  deadline: 'budget_time',
} as const satisfies Record<ScanOutcome['ended'], FailureCode>

/** Runs one scan: gathers in a separate process, and judges each check as soon as its evidence is there. */
export function startScan(request: ScanRequest, events: ScanEvents = {}): EngineScan {
  const run = new Run(request, events)
  return { done: run.finish(), cancel: () => run.end('cancelled') }
}

class Run {
  readonly #request: ScanRequest
  readonly #events: ScanEvents
  readonly #startedAt = new Date()
  readonly #clock = performance.now()
  readonly #results = new Map<string, CheckResult>()
  readonly #judging: { onFault: OnFault; time: JudgingTime }
  readonly #inspector: Inspector | null
  #evidence: EvidenceSoFar
  #ended: ScanOutcome['ended'] = 'done'

  constructor(request: ScanRequest, events: ScanEvents) {
    this.#request = request
    this.#events = events
    this.#judging = { onFault: this.#onFault, time: JudgingTime.for(request.task.settings.maxPages) }
    const { known = {} } = request
    const keys = evidenceToGather(request.checks).filter((key) => known[key] === undefined)
    this.#evidence = { ...known, ...ownersEvidence(request, this.#startedAt) }
    this.#inspector =
      keys.length === 0
        ? null
        : request.inspector({ ...request.task, keys }, (message) => this.#onMessage(message))
    this.#judgeWhatCanBe()
  }

  async finish(): Promise<ScanOutcome> {
    const deadline = setTimeout(() => this.end('deadline'), this.#request.deadlineMs)
    await this.#inspector?.ended
    clearTimeout(deadline)
    this.#inspector?.kill()
    this.#failWhatIsMissing()
    this.#judgeWhatCanBe()
    const finishedAt = new Date()
    return {
      startedAt: this.#startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      durationMs: this.#elapsed(),
      results: this.#allResults(finishedAt),
      evidence: this.#evidence,
      ended: this.#ended,
    }
  }

  end(how: 'cancelled' | 'deadline'): void {
    if (this.#ended !== 'done') return
    this.#ended = how
    stop(this.#inspector)
  }

  #onMessage(message: FromInspector): void {
    if (message.kind === 'evidence') this.#addEvidence(message)
    if (message.kind === 'progress') this.#events.onProgress?.(message)
    if (message.kind === 'notice') this.#events.onNotice?.(message.text)
    if (message.kind === 'browser') this.#events.onBrowser?.(message.facts)
    if (message.kind === 'browser_ended') this.#events.onBrowserEnded?.(message.how)
    if (message.kind === 'refused') this.#events.onRefusals?.(message.counts)
    if (message.kind === 'fault') this.#events.onFault?.(message.where, message.message)
  }

  #addEvidence({ key, piece: given }: EvidencePiece): void {
    const piece = this.#ended === 'deadline' ? afterDeadline(given) : given
    this.#evidence = { ...this.#evidence, [key]: piece }
    this.#events.onEvidence?.({ key, piece })
    this.#judgeWhatCanBe()
  }

  #judgeWhatCanBe(): void {
    for (const check of this.#request.checks) {
      if (this.#results.has(check.id)) continue
      const from = performance.timeOrigin + performance.now()
      const result = judgeSafely(check, this.#evidence, new Date(), this.#judging)
      if (!result) continue
      this.#keep(result, from)
    }
  }

  #keep(result: CheckResult, from: number): void {
    const timed = { ...result, durationMs: this.#elapsed() }
    this.#results.set(result.id, timed)
    this.#events.onJudged?.(timed, from)
    this.#events.onResult?.(timed, this.#results.size, this.#request.checks.length)
  }

  #failWhatIsMissing(): void {
    const piece = {
      state: 'failed',
      failure: failure(CODE_OF_END[this.#ended]),
      at: new Date().toISOString(),
      durationMs: this.#elapsed(),
    } as const
    for (const key of neededEvidence(this.#request.checks)) {
      if (this.#evidence[key] === undefined) this.#evidence = { ...this.#evidence, [key]: piece }
    }
  }

  #allResults(at: Date): CheckResult[] {
    const late = this.#request.checks.filter((check) => !this.#results.has(check.id))
    for (const result of judgeAllWithin(late, this.#evidence, at, this.#judging))
      this.#keep(result, at.getTime())
    return this.#request.checks.flatMap((check) => this.#results.get(check.id) ?? [])
  }

  readonly #onFault: OnFault = (where, error) => this.#events.onFault?.(where, error)

  #elapsed(): number {
    return Math.round(performance.now() - this.#clock)
  }
}

function ownersEvidence(request: ScanRequest, at: Date): EvidenceSoFar {
  const there = <T>(value: T): Gathered<T> => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 })
  return {
    answers: there(request.task.answers),
    profile: there(request.task.profile),
    accounts: there(request.accounts),
  }
}
