import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { StartRefused } from '#store/start-refused.ts'
import { log } from './log.ts'

const RESTART_MS = 1_000
const STOP_MS = 20_000

/** Loaded before the process's own code. */
const FIRST = ['--import', import.meta.resolve('#store/quick-drizzle.ts')]

/** Message of a process that cannot start, with the reason for the operator. */
const refusal = z.object({ refused: z.string() })

/** A child process that is started again when it ends by itself. */
export class RestartingProcess {
  #child: ChildProcess | null = null
  #isStopping = false
  readonly #entry: string
  readonly #env: NodeJS.ProcessEnv
  readonly #options: readonly string[]

  /** `options`: of Node, beside those of this process. */
  constructor(entry: string, env: NodeJS.ProcessEnv, options: readonly string[] = []) {
    this.#entry = entry
    this.#env = env
    this.#options = options
  }

  /** Starts the process; resolves when it is ready. Throws when the first start fails. */
  async start(): Promise<void> {
    await this.#spawn()
    this.#child?.once('exit', (code, signal) => void this.#restart(code ?? signal))
  }

  #spawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.#entry, [], {
        env: this.#env,
        execArgv: [...process.execArgv, ...FIRST, ...this.#options],
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

  async #restart(why: number | string | null): Promise<void> {
    if (this.#isStopping) return
    log('warn', 'a process ended and is started again', { entry: this.#entry, why })
    await wait(RESTART_MS)
    if (this.#isStopping) return
    try {
      await this.start()
    } catch (error) {
      log('error', 'it did not start', { error: String(error) })
      await this.#restart('no start')
    }
  }

  /** Asks it to end, and kills it when it does not. */
  async stop(): Promise<void> {
    const ended = this.#ending()
    this.#child?.kill('SIGTERM')
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    await this.kill()
  }

  /** Kills it. */
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
