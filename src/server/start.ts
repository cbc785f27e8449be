import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '#store/migrate.ts'
import { openDatabase } from '#store/open-database.ts'
import type { Environment } from './environment.ts'
import { sweepFolder } from './files/folder-files.ts'
import { fillLibrary } from './media/fill-library.ts'
import { ChildProcessKeeper } from './child-process-keeper.ts'
import { originOf, secretOf } from './from-environment.ts'
import { ignoreClosedOutput } from './ignore-closed-output.ts'
import { type StartSettings, writeStartSettings } from './start-settings.ts'

export interface Running {
  /** Where people reach it. */
  origin: string
  /** Ends everything cleanly: jobs go back to the queue, the database last. */
  stop(): Promise<void>
  /** Ends everything at once. What was going on is found and taken up by the next start. */
  kill(): Promise<void>
}

const WEB = fileURLToPath(new URL('./web-process.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('./worker/worker-process.ts', import.meta.url))

/**
 * By itself V8 clears up only when much of the machine's memory is in use, and glibc keeps what each thread gave back. What the web
 * process holds is some 50 MB, and what it leaves behind while it starts is three times that.
 */
const TIDY = {
  options: ['--max-semi-space-size=8', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '2' },
}

/**
 * Starts Fettle on this machine: database, web process, workers. A process that ends by itself is started again. Throws
 * {@link StartRefused} for what the operator has to set right; nothing is left running then.
 */
export async function startFettle(environment: Environment): Promise<Running> {
  ignoreClosedOutput()
  const database = await openDatabase(environment)
  const keepers: ChildProcessKeeper[] = []
  const running: Running = {
    origin: originOf(environment),
    async stop() {
      await Promise.all(keepers.map((keeper) => keeper.stop()))
      await database.stop()
    },
    async kill() {
      await Promise.all(keepers.map((keeper) => keeper.kill()))
      await database.stop()
    },
  }
  try {
    await migrateDatabase(database.url)
    await fillLibrary(database.url)
    if ('folder' in environment.files) await sweepFolder(environment.files.folder, Date.now())
    const { origin } = running
    const handed: StartSettings = { databaseUrl: database.url, origin, secret: secretOf(environment) }
    const processEnv = { ...environment.inherited, ...writeStartSettings(handed) }
    keepers.push(
      new ChildProcessKeeper(WEB, { ...TIDY.env, ...processEnv }, TIDY.options),
      ...Array.from({ length: environment.workers }, () => new ChildProcessKeeper(WORKER, processEnv)),
    )
    await Promise.all(keepers.map((keeper) => keeper.start()))
    return running
  } catch (error) {
    await running.kill()
    throw error
  }
}
