import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '#store/migrate.ts'
import { openDatabase } from '#store/open-database.ts'
import type { Environment } from './environment.ts'
import { sweepFolder } from './files/folder-files.ts'
import { log } from './log.ts'
import { type Handed, handOn, secretOf } from './shared.ts'

export interface Running {
  /** Where people reach it. */
  origin: string
  /** Ends everything cleanly: jobs go back to the queue, the database last. */
  stop(): Promise<void>
}

const WEB = fileURLToPath(new URL('./web-process.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('./worker/worker-process.ts', import.meta.url))
const RESTART_MS = 1_000
const STOP_MS = 20_000

/** Starts Fettle on this machine: database, web process, workers. A process that ends by itself is started again. */
export async function startFettle(environment: Environment, env: NodeJS.ProcessEnv): Promise<Running> {
  const database = await openDatabase(environment)
  await migrateDatabase(database.url)
  if ('folder' in environment.files) await sweepFolder(environment.files.folder, Date.now())
  const origin = environment.origin ?? `http://${shownHost(environment.host)}:${environment.port}`
  const handed: Handed = { databaseUrl: database.url, origin, secret: secretOf(environment) }
  const web = await Keeper.start(WEB, { ...env, ...handOn(handed) })
  const workers = await Promise.all(
    Array.from({ length: environment.workers }, () => Keeper.start(WORKER, { ...env, ...handOn(handed) })),
  )
  return {
    origin,
    async stop() {
      await Promise.all([web, ...workers].map((keeper) => keeper.stop()))
      await database.stop()
    },
  }
}

const shownHost = (host: string): string =>
  ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host

/** Keeps one process going. */
class Keeper {
  #child: ChildProcess | null = null
  #stopping = false
  readonly #entry: string
  readonly #env: NodeJS.ProcessEnv

  private constructor(entry: string, env: NodeJS.ProcessEnv) {
    this.#entry = entry
    this.#env = env
  }

  /** Starts the process; settles when it says that it is ready. */
  static async start(entry: string, env: NodeJS.ProcessEnv): Promise<Keeper> {
    const keeper = new Keeper(entry, env)
    await keeper.#spawn()
    return keeper
  }

  #spawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.#entry, [], { env: this.#env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      this.#child = child
      child.once('message', () => resolve())
      child.once('exit', (code, signal) => {
        reject(new Error(`${this.#entry} ended before it was ready`))
        if (!this.#stopping) void this.#again(code ?? signal)
      })
    })
  }

  async #again(why: number | string | null): Promise<void> {
    log('warn', 'a process ended and is started again', { entry: this.#entry, why })
    await wait(RESTART_MS)
    if (this.#stopping) return
    await this.#spawn().catch((error: unknown) => log('error', 'it did not start', { error: String(error) }))
  }

  /** Asks it to end, and ends it when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
}
