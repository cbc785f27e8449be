import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { compileCacheForChildren, QUICK_IMPORTS } from '#loading/child-process.ts'
import { StartRefused } from '#store/start-refused.ts'
import type { MetricSnapshot } from '#telemetry/telemetry.ts'
import { log } from './log.ts'
import { CONTINUE } from './wait-to-continue.ts'

const RESTART_MS = 1_000
/** Of the 30 seconds that systemd and Kubernetes give in the settings of `deploy`; the database stops after it. */
export const STOP_MS = 20_000
/** Longest time for which a scrape waits for one process. */
const ANSWER_MS = 3_000

/** Message of a process that cannot start, with the reason for the operator. */
const refusal = z.object({ refused: z.string() })

/** A process' answer to {@link RestartingProcess.snapshot}. */
const answer = z.object({ answered: z.number(), snapshot: z.custom<MetricSnapshot | null>() })

interface ChildProcessEntry {
  /** What it is called in metrics. */
  name: string
  entry: string
  /** When the process is sent {@link CONTINUE}, for one that waits after it has loaded its code. */
  continues?: Promise<unknown> | null
}

/** A child process that is started again when it ends by itself. */
export class RestartingProcess {
  #child: ChildProcess | null = null
  #isStopping = false
  #starts = 0
  #asked = 0
  readonly name: string
  readonly #entry: string
  readonly #env: NodeJS.ProcessEnv
  readonly #options: readonly string[]
  readonly #continues: Promise<unknown> | null

  /** `options`: of Node, beside those of this process. */
  constructor(
    { name, entry, continues = null }: ChildProcessEntry,
    env: NodeJS.ProcessEnv,
    options: readonly string[] = [],
  ) {
    this.name = name
    this.#entry = entry
    this.#env = env
    this.#options = options
    this.#continues = continues
  }

  /** How often it was started. */
  get starts(): number {
    return this.#starts
  }

  /** What it has measured; `null`: it is not running, hangs, or measures nothing. */
  async snapshot(): Promise<MetricSnapshot | null> {
    const child = this.#child
    if (!child?.connected) return null
    const ask = (this.#asked += 1)
    return new Promise<MetricSnapshot | null>((resolve) => {
      const finish = (snapshot: MetricSnapshot | null): void => {
        child.off('message', onMessage)
        child.off('exit', onExit)
        clearTimeout(late)
        resolve(snapshot)
      }
      const onExit = (): void => finish(null)
      const onMessage = (message: unknown): void => {
        const read = answer.safeParse(message)
        if (read.success && read.data.answered === ask) finish(read.data.snapshot)
      }
      child.on('message', onMessage)
      child.once('exit', onExit)
      const late = setTimeout(onExit, ANSWER_MS)
      child.send({ ask }, (error) => error && onExit())
    })
  }

  /** Starts the process; resolves when it is ready. Throws when the first start fails. */
  async start(): Promise<void> {
    await this.#spawn()
    this.#child?.once('exit', (code, signal) => void this.#restart(code ?? signal))
  }

  #spawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.#entry, [], {
        env: { NODE_COMPILE_CACHE: compileCacheForChildren(), ...this.#env },
        execArgv: [...process.execArgv, ...QUICK_IMPORTS, ...this.#options],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      this.#child = child
      this.#starts += 1
      // A failure is for whoever started both.
      this.#continues?.then(
        // Its exit says that it is gone.
        () => child.connected && child.send(CONTINUE, () => undefined),
        () => undefined,
      )
      child.once('message', (message) => {
        const refused = refusal.safeParse(message)
        if (refused.success) reject(new StartRefused(refused.data.refused))
        else resolve()
      })
      // A process that could not be made has no exit. Later errors need somebody who hears them: the start would end with all its processes.
      child.on('error', reject)
      child.once('exit', () => reject(new Error(`${this.#entry} ended before it was ready`)))
    })
  }

  async #restart(why: number | string | null): Promise<void> {
    const entry = this.#entry
    if (this.#isStopping) return
    log('warn', 'a process ended and is started again', { entry, why })
    let isStarted = false
    while (!isStarted) {
      await wait(RESTART_MS)
      if (this.#isStopping) return
      try {
        await this.start()
        isStarted = true
      } catch (error) {
        log('error', 'a process did not start and is started again', { entry, error: String(error) })
      }
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
