import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { StartRefused } from '#store/start-refused.ts'
import { log } from './log.ts'

const RESTART_MS = 1_000
const STOP_MS = 20_000

/** What a process says when it cannot start for a reason that the operator has to know. */
const refusal = z.object({ refused: z.string() })

/** Keeps one process going: one that ends by itself is started again. */
export class ChildProcessKeeper {
  #child: ChildProcess | null = null
  #isStopping = false
  readonly #entry: string
  readonly #env: NodeJS.ProcessEnv
  readonly #options: readonly string[]

  /** `options`: of Node, beside those that this process was started with. */
  constructor(entry: string, env: NodeJS.ProcessEnv, options: readonly string[] = []) {
    this.#entry = entry
    this.#env = env
    this.#options = options
  }

  /** Starts the process; settles when it says that it is ready. Throws when the first start fails. */
  async start(): Promise<void> {
    await this.#spawn()
    this.#child?.once('exit', (code, signal) => void this.#again(code ?? signal))
  }

  #spawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.#entry, [], {
        env: this.#env,
        execArgv: [...process.execArgv, ...this.#options],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      this.#child = child
      child.once('message', (message) => {
        const refused = refusal.safeParse(message)
        if (refused.success) reject(new StartRefused(refused.data.refused))
        else resolve()
      })
      child.once('exit', () => reject(new Error(`${this.#entry} ended before it was ready`)))
    })
  }

  async #again(why: number | string | null): Promise<void> {
    if (this.#isStopping) return
    log('warn', 'a process ended and is started again', { entry: this.#entry, why })
    await wait(RESTART_MS)
    if (this.#isStopping) return
    try {
      await this.start()
    } catch (error) {
      log('error', 'it did not start', { error: String(error) })
      await this.#again('no start')
    }
  }

  /** Asks it to end, and ends it when it does not. */
  async stop(): Promise<void> {
    const ended = this.#ending()
    this.#child?.kill('SIGTERM')
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    await this.kill()
  }

  /** Ends it at once. */
  async kill(): Promise<void> {
    const ended = this.#ending()
    this.#child?.kill('SIGKILL')
    await ended
  }

  async #ending(): Promise<void> {
    this.#isStopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    await new Promise((resolve) => child.once('exit', resolve))
  }
}
