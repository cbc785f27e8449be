import { Client } from 'pg'
import { prepareDataFolder } from './embedded/data-folder.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { findRunning, openEmbedded } from './embedded/open.ts'
import { StartRefused } from './start-refused.ts'

/** A database that answers. `url` holds a password: never log it. */
export interface OpenDatabase {
  url: string
  embedded: boolean
  stop(): Promise<void>
}

const ANSWER_MS = 10_000

/**
 * Opens the operator's own PostgreSQL when `databaseUrl` is set, otherwise the built-in one on the data folder. Throws {@link StartRefused}
 * that names the setting when that fails.
 */
export async function openDatabase(where: {
  dataFolder: string
  databaseUrl: string | null
}): Promise<OpenDatabase> {
  if (where.databaseUrl === null) return { embedded: true, ...(await openEmbedded(where.dataFolder)) }
  prepareDataFolder(where.dataFolder)
  await answers(where.databaseUrl)
  return { url: where.databaseUrl, embedded: false, stop: async () => undefined }
}

/** The same for a short command: the built-in database of a running Fettle is used and left running. */
export async function openRunningDatabase(where: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { url: await findRunning(where.dataFolder), embedded: true, stop: async () => undefined }
  }
}

async function answers(url: string): Promise<void> {
  let client: Client | undefined
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS })
    // A broken connection rejects the running statement; without a listener the error would end the process.
    client.on('error', () => undefined)
    await client.connect()
    await client.query('SELECT 1')
  } catch (error) {
    const reason = reasonOf(error)
    throw new StartRefused(
      REFUSES.test(reason)
        ? `DATABASE_URL: the database there refuses us (${reason}). Correct the user, the password or the name of the database in it.`
        : `DATABASE_URL: the database there does not answer (${reason}). Start it, or correct DATABASE_URL.`,
    )
  } finally {
    // It may never have been connected; the refusal has the reason.
    await client?.end().catch(() => undefined)
  }
}

/** Codes of PostgreSQL for a wrong user or password (class 28) and a missing database (3D000). */
const REFUSES = /^(?:28|3D)\w{3}$/u

/** The driver's error code where there is one, because its messages may repeat parts of the address. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no connection'
