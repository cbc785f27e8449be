import { fileURLToPath } from 'node:url'
import { openPool } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { openDatabase } from '#store/open-database.ts'
import { StartRefused } from '#store/start-refused.ts'
import type { DemonstrationSignIn } from './demonstration/owner.ts'
import { sweepLeftFolders } from './backup/left-folders.ts'
import type { Environment } from './environment.ts'
import { sweepFolder } from './files/folder-files.ts'
import { makeFirstCode } from './first-code.ts'
import { fillLibrary } from './media/fill-library.ts'
import { keepGrantsReadable } from './connections/keep-grants-readable.ts'
import { RestartingProcess } from './restarting-process.ts'
import type { ServeRole } from './role.ts'
import type { TelemetryEnvironment } from './telemetry/telemetry-settings.ts'
import { originOf, secretOf } from './from-settings.ts'
import { ignoreClosedOutput } from './ignore-closed-output.ts'
import { writeStartSettings } from './start-settings.ts'

export interface Running {
  /** Origin of the running Fettle. */
  origin: string
  /** The one-time code with which the first account confirms its address; `null`: mail is sent, or an account is confirmed already. */
  firstCode: string | null
  /** Stops all processes cleanly: unfinished jobs go back to the queue; the database stops last. */
  stop(): Promise<void>
  /** Kills all processes. The next start finds and continues unfinished work. */
  kill(): Promise<void>
}

const WEB = fileURLToPath(new URL('./web-process.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('./worker/worker-process.ts', import.meta.url))

/**
 * Without these settings V8 collects garbage only when much of the machine's memory is in use, and glibc keeps freed memory for each thread.
 * The web process holds some 50 MB, and leaves three times that behind while it starts.
 */
const SMALL_MEMORY = {
  options: ['--max-semi-space-size=8', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '2' },
}

export interface StartOptions {
  role: ServeRole
  /** How to sign in to a demonstration; its database is new, and gets its owner. */
  demonstration?: DemonstrationSignIn | null
  /** Ends when the pages are built. Meanwhile the database is prepared, and the web process loads its code. */
  pages?: Promise<void> | null
}

/**
 * Starts Fettle on this machine: database, web process, workers, or what the role has of them. A process that ends by itself is started again. Throws
 * {@link StartRefused} for what the operator has to correct, and what building the pages threw; it leaves nothing running then.
 */
export async function startFettle(
  environment: Environment,
  { role, demonstration = null, pages = null }: StartOptions,
): Promise<Running> {
  // It may fail before it is waited for, or when a start is refused.
  pages?.catch(() => undefined)
  if (role !== 'all' && environment.databaseUrl === null)
    throw new StartRefused(`"serve ${role}" needs DATABASE_URL: the other processes run elsewhere.`)
  ignoreClosedOutput()
  const database = await openDatabase(environment)
  const processes: RestartingProcess[] = []
  let scrape: { close(): Promise<void> } | null = null
  const running: Running = {
    origin: originOf(environment),
    firstCode: null,
    async stop() {
      await scrape?.close()
      await Promise.all(processes.map((child) => child.stop()))
      await database.stop()
    },
    async kill() {
      await scrape?.close()
      await Promise.all(processes.map((child) => child.kill()))
      await database.stop()
    },
  }
  try {
    await migrateDatabase(database.url)
    const secret = secretOf(environment)
    await keepGrantsReadable(database.url, { secret, oldSecrets: environment.oldSecrets })
    await fillLibrary(database.url)
    if ('folder' in environment.files) await sweepFolder(environment.files.folder, Date.now())
    await sweepLeftFolders(environment.dataFolder, Date.now())
    if (demonstration) await makeOwnerOf(database.url, demonstration)
    const { origin } = running
    if (role !== 'worker') running.firstCode = await makeFirstCode(environment, database.url)
    const isDemonstration = demonstration !== null
    const shared = { databaseUrl: database.url, origin, secret, isDemonstration }
    const envOf = (name: string): NodeJS.ProcessEnv => ({
      ...environment.inherited,
      ...writeStartSettings({ ...shared, process: name }),
    })
    const web = role === 'worker' ? null : webProcess(envOf('web'), pages)
    const workers = workerNames(role, environment).map(
      (name) => new RestartingProcess({ name, entry: WORKER }, envOf(name)),
    )
    processes.push(...(web ? [web] : []), ...workers)
    scrape = await openScrapeAt(environment.telemetry.scrapeAt, processes)
    await Promise.all([web?.start(), pages])
    // Beside it they would take the processor from the first page that somebody waits for.
    await Promise.all(workers.map((child) => child.start()))
    return running
  } catch (error) {
    await running.kill()
    throw error
  }
}

function webProcess(env: NodeJS.ProcessEnv, pages: Promise<void> | null): RestartingProcess {
  const process = { name: 'web', entry: WEB, continues: pages ?? Promise.resolve() }
  return new RestartingProcess(process, { ...SMALL_MEMORY.env, ...env }, SMALL_MEMORY.options)
}

/** Names of the workers, numbered from 1. */
const workerNames = (role: ServeRole, environment: Environment): string[] =>
  Array.from({ length: workersOf(role, environment) }, (_, index) => `worker-${index + 1}`)

/** Loaded only where metrics are scraped. */
async function openScrapeAt(at: TelemetryEnvironment['scrapeAt'], processes: readonly RestartingProcess[]) {
  if (at === null) return null
  const { openScrape } = await import('./telemetry/scrape.ts')
  return openScrape(at, processes)
}

/** A machine of workers has at least one, whatever `FETTLE_WORKERS` says for the others. */
function workersOf(role: ServeRole, { workers }: Environment): number {
  if (role === 'web') return 0
  return role === 'worker' ? Math.max(1, workers) : workers
}

/** Loads the checks, which no other start needs. */
async function makeOwnerOf(databaseUrl: string, demonstration: DemonstrationSignIn): Promise<void> {
  const { makeDemonstrationOwner } = await import('./demonstration/owner.ts')
  const { db, close } = openPool(databaseUrl, 1)
  try {
    await makeDemonstrationOwner(db, demonstration, new Date())
  } finally {
    await close()
  }
}
