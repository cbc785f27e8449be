import { Worker } from 'node:worker_threads'
import type { ParseAnswer, ParseQuestion, Ready } from './parse-answer.ts'

/** A question and who waits for its answer. */
export interface ParseTask {
  readonly question: ParseQuestion
  readonly settle: (answer: ParseAnswer) => void
}

export interface ThreadOptions {
  timeoutMs: number
  heapMb: number
  /** Called when there is room again; `back` are questions that an ended thread had not come to. */
  onRoom: (back: readonly ParseTask[]) => void
}

/** Questions handed over at a time: the next is there when one is answered. */
const AT_A_TIME = 4

/** One thread that reads pages, started when needed and replaced when a page takes too long or too much memory. */
export class ParserThread {
  private readonly options: ThreadOptions
  private worker: Worker | null = null
  private timer: NodeJS.Timeout | null = null
  /** Starting takes longer than many pages and is not the page's fault. */
  private started = false
  /** The first is being answered. */
  private jobs: ParseTask[] = []

  constructor(options: ThreadOptions) {
    this.options = options
  }

  get hasRoom(): boolean {
    return this.jobs.length < AT_A_TIME
  }

  get idle(): boolean {
    return this.jobs.length === 0
  }

  take(job: ParseTask): void {
    this.worker ??= this.start()
    this.jobs.push(job)
    if (this.jobs.length === 1) {
      this.worker.ref()
      this.watch()
    }
    this.worker.postMessage(job.question, [])
  }

  /** Ends the thread; questions that are open fail. */
  async close(): Promise<void> {
    const { worker, jobs } = this
    this.forget()
    for (const job of jobs) job.settle({ kind: 'failed', message: 'the parser was closed' })
    await worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.options.heapMb },
      stdout: false,
      stderr: false,
    })
    worker.unref()
    worker.on('message', (answer: ParseAnswer | Ready) => {
      if (answer === 'ready') this.onStart(worker)
      else this.answered(worker, answer)
    })
    worker.on('error', (error) => this.broke(worker, error.message))
    worker.on('exit', () => this.broke(worker, 'the parser ended'))
    return worker
  }

  private onStart(worker: Worker): void {
    if (worker !== this.worker) return
    this.started = true
    if (!this.idle) this.watch()
  }

  private answered(worker: Worker, answer: ParseAnswer): void {
    if (worker !== this.worker) return
    const job = this.jobs.shift()
    if (this.jobs.length === 0) {
      this.unwatch()
      worker.unref()
    } else this.watch()
    job?.settle(answer)
    this.options.onRoom([])
  }

  /** Fails the question under way, and hands the ones behind it back. */
  private broke(worker: Worker, message: string): void {
    if (worker !== this.worker) return
    const [current, ...behind] = this.jobs
    this.forget()
    // An answer can no longer come: nobody waits for the thread's end.
    void worker.terminate()
    current?.settle({ kind: 'failed', message })
    this.options.onRoom(behind)
  }

  private watch(): void {
    this.unwatch()
    if (!this.started) return
    const { worker } = this
    const { timeoutMs } = this.options
    this.timer = setTimeout(() => worker && this.broke(worker, `took over ${timeoutMs} ms`), timeoutMs)
  }

  private unwatch(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  private forget(): void {
    this.unwatch()
    this.worker = null
    this.started = false
    this.jobs = []
  }
}
