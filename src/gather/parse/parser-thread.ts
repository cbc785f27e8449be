import { Worker } from 'node:worker_threads'
import type { ParseAnswer, ParseQuestion, Ready } from './parse-answer.ts'

/** A question with the promise of its answer. */
export interface ParseTask {
  readonly question: ParseQuestion
  readonly resolve: (answer: ParseAnswer) => void
}

export interface ThreadOptions {
  timeoutMs: number
  heapMb: number
  /** Called when there is room again; `back` are the unanswered questions of an ended thread. */
  onRoom: (back: readonly ParseTask[]) => void
}

/** Most questions sent at a time, so that the next one is there when one is answered. */
const AT_A_TIME = 4

/** One thread that parses pages, started when needed and replaced when a page takes too long or too much memory. */
export class ParserThread {
  private readonly options: ThreadOptions
  private worker: Worker | null = null
  private timer: NodeJS.Timeout | null = null
  /** Whether the thread has started, which takes longer than many pages and is not counted for a page. */
  private started = false
  /** The first one is being answered. */
  private tasks: ParseTask[] = []

  constructor(options: ThreadOptions) {
    this.options = options
  }

  get hasRoom(): boolean {
    return this.tasks.length < AT_A_TIME
  }

  get idle(): boolean {
    return this.tasks.length === 0
  }

  add(task: ParseTask): void {
    this.worker ??= this.start()
    this.tasks.push(task)
    if (this.tasks.length === 1) {
      this.worker.ref()
      this.watch()
    }
    this.worker.postMessage(task.question, [])
  }

  /** Ends the thread; open questions fail. */
  async close(): Promise<void> {
    const { worker, tasks } = this
    this.forget()
    for (const task of tasks) task.resolve({ kind: 'failed', message: 'the parser was closed' })
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
    worker.on('error', (error) => this.failed(worker, error.message))
    worker.on('exit', () => this.failed(worker, 'the parser ended'))
    return worker
  }

  private onStart(worker: Worker): void {
    if (worker !== this.worker) return
    this.started = true
    if (!this.idle) this.watch()
  }

  private answered(worker: Worker, answer: ParseAnswer): void {
    if (worker !== this.worker) return
    const task = this.tasks.shift()
    if (this.tasks.length === 0) {
      this.unwatch()
      worker.unref()
    } else this.watch()
    task?.resolve(answer)
    this.options.onRoom([])
  }

  /** Fails the running question, and returns those behind it. */
  private failed(worker: Worker, message: string): void {
    if (worker !== this.worker) return
    const [current, ...behind] = this.tasks
    this.forget()
    // No answer can follow, so the thread's end is not awaited.
    void worker.terminate()
    current?.resolve({ kind: 'failed', message })
    this.options.onRoom(behind)
  }

  private watch(): void {
    this.unwatch()
    if (!this.started) return
    const { worker } = this
    const { timeoutMs } = this.options
    this.timer = setTimeout(() => worker && this.failed(worker, `took over ${timeoutMs} ms`), timeoutMs)
  }

  private unwatch(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  private forget(): void {
    this.unwatch()
    this.worker = null
    this.started = false
    this.tasks = []
  }
}
