import { catalogue } from '#checks/catalogue.generated.ts'
import { rateResult } from '#core/rated-result.ts'
import type { CheckResult } from '#core/result.ts'
import { saveResult } from '#store/scans.ts'
import type { HeldScan, ScanTools } from './scan-tools.ts'

/** Writes results one after the other, in the order of arrival. */
export class ResultWriter {
  /** Called when nothing more can be written: another worker has taken the scan over, or writing failed. */
  onLost: () => void = () => undefined
  #queue: Promise<unknown> = Promise.resolve()
  #failure: unknown = null
  #isClosed = false
  readonly #tools: ScanTools
  readonly #held: HeldScan

  constructor(tools: ScanTools, held: HeldScan) {
    this.#tools = tools
    this.#held = held
  }

  /** Resolves when everything added so far is written; throws what stopped the writing. */
  async finish(): Promise<void> {
    await this.#queue
    if (this.#failure !== null) throw this.#failure
  }

  after(step: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) => this.#fail(error))
  }

  /** Drops results that come from now on: they would only say that the scan was stopped. */
  close(): void {
    this.#isClosed = true
  }

  add(result: CheckResult, finished: number): void {
    if (this.#isClosed) return
    this.after(() => this.#write(result, finished))
  }

  #fail(error: unknown): void {
    this.#failure ??= error
    this.onLost()
  }

  async #write(result: CheckResult, finished: number): Promise<void> {
    const { hold, scan, website, checks } = this.#held
    if (!(await saveResult(this.#tools.db, hold, rateResult(catalogue, result)))) return this.onLost()
    const { id, display, greyKind, tag, description } = result
    await this.#tools.publish(website.id, {
      kind: 'result',
      scan: scan.id,
      check: id,
      display,
      greyKind,
      tag,
      line: description,
      finished,
      total: checks.length,
    })
  }
}
