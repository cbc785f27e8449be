import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { GrantOrders } from './grant-process.ts'

const ENTRY = fileURLToPath(new URL('./grant-process.ts', import.meta.url))
const QUICK = ['--import', import.meta.resolve('#store/quick-imports.ts')]
const said = z.string()
let count = 0

/** A process that uses grants until it is killed. */
export class GrantProcess {
  readonly name = `process-${++count}`
  readonly #child: ChildProcess
  readonly #isLoaded: Promise<unknown>

  /** `onTold`: what it says of each use; `onOutput`: what it writes to its log. */
  constructor(onTold: (what: string) => void, onOutput: (text: string) => void) {
    this.#child = fork(ENTRY, [], { execArgv: QUICK, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#isLoaded = once(this.#child, 'message')
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => onOutput(chunk.toString()))
    this.#child.on('message', (message) => {
      const what = said.parse(message)
      if (what !== 'loaded' && what !== 'begun') onTold(what)
    })
  }

  /** Resolves when it has begun. */
  async begin(orders: GrantOrders): Promise<void> {
    await this.#isLoaded
    const begun = once(this.#child, 'message')
    this.#child.send(orders)
    await begun
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}
