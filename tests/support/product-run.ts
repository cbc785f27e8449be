import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { family, type Process, signalAll, stillAlive } from './processes.ts'
import { until } from './until.ts'

const ENTRY = fileURLToPath(new URL('./product-process.ts', import.meta.url))
const READY_MS = 120_000
const END_MS = 45_000
const DATABASE = /\/bin\/postgres -D |^postgres: /u

/** Processes of a product, by their role. */
export interface Parts {
  server: Process[]
  web: Process[]
  workers: Process[]
  inspectors: Process[]
  browsers: Process[]
}

/** The processes of one product, through all of its starts. */
export class ProductRun {
  readonly #settings: NodeJS.ProcessEnv
  readonly #seen = new Map<string, Process>()
  #child: ChildProcess | null = null
  #output = ''

  constructor(settings: NodeJS.ProcessEnv) {
    this.#settings = settings
  }

  /** Its output so far. */
  get log(): string {
    return this.#output
  }

  /** Starts it, with these settings changed, and resolves when it serves. Throws its output when it ends instead. */
  async start(changed: Readonly<Record<string, string>> = {}): Promise<void> {
    const from = this.#output.length
    const child = fork(ENTRY, [], {
      env: { ...this.#settings, ...changed },
      // The test runner's own options are not for the product.
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void (this.#output += chunk.toString()))
    const isReady = (): boolean => {
      if (hasEnded(child)) throw new Error(`Fettle did not start: ${this.#output.slice(from)}`)
      return this.#output.slice(from).includes('Fettle is running at')
    }
    await until('Fettle is ready', isReady, READY_MS)
    this.#look()
  }

  /** Closes the reading end of its output, as `| head -1` does after its line. */
  stopReading(): void {
    this.#child?.stdout?.destroy()
    this.#child?.stderr?.destroy()
  }

  /** Asks it to end; returns its exit status, `null` when a signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child) return null
    this.#look()
    if (!hasEnded(child)) child.kill(signal)
    return this.ended()
  }

  /** Its exit status, once it has ended. */
  async ended(ms = END_MS): Promise<number | null> {
    await until('Fettle has ended', () => this.#child && hasEnded(this.#child), ms)
    return this.#child?.exitCode ?? null
  }

  parts(): Parts {
    const all = this.#look()
    const named = (text: string): Process[] => all.filter(({ command }) => command.includes(text))
    return {
      server: all.slice(0, 1),
      web: named('/web-process.ts'),
      workers: named('/worker/worker-process.ts'),
      inspectors: named('/inspector/main.ts'),
      browsers: all.filter(({ command }) => /--user-data-dir=|--type=/u.test(command)),
    }
  }

  /** Sends a signal to these parts and returns which it reached. */
  kill(part: keyof Parts, signal: NodeJS.Signals = 'SIGKILL'): Process[] {
    const reached = this.parts()[part]
    signalAll(reached, signal)
    return reached
  }

  /**
   * Running processes of any start that do not belong to the running product. While it runs, its database does not count, because a
   * start adopts the one of a start that was killed.
   */
  leftOver(): Process[] {
    const now = new Set(this.#look().map(({ pid }) => pid))
    const living = stillAlive([...this.#seen.values()]).filter(({ pid }) => !now.has(pid))
    return now.size === 0 ? living : living.filter(({ command }) => !DATABASE.test(command))
  }

  /** True for the id of a process that belonged to it at some time. */
  hasSeen(pid: number): boolean {
    return [...this.#seen.values()].some((one) => one.pid === pid)
  }

  /** True for one of them that still runs. */
  isAlive(pid: number): boolean {
    return stillAlive([...this.#seen.values()]).some((one) => one.pid === pid)
  }

  /** Ends every process that was ever found. */
  async destroy(): Promise<void> {
    try {
      await this.end()
    } finally {
      signalAll([...this.#seen.values()], 'SIGKILL')
    }
  }

  #look(): Process[] {
    const pid = this.#child?.pid
    const all = pid === undefined ? [] : family(pid)
    for (const one of all) this.#seen.set(`${one.pid} ${one.started}`, one)
    return all
  }
}

/** Whether a child process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
