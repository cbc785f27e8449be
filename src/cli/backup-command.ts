import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { openedBackup } from '#server/backup/opened-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { backupSourceOf } from '#server/backup/store-backup.ts'
import type { Environment } from '#server/environment.ts'
import { filesOf, SECRET_FILE } from '#server/from-settings.ts'
import { openPool } from '#store/database.ts'
import { replaceSecret } from '#store/embedded/data-folder.ts'
import { openDatabase, openRunningDatabase } from '#store/open-database.ts'
import { saveBackupFacts } from '#store/settings.ts'
import type { Options } from './options.ts'

/** Backs up database and files into a new file, also while Fettle runs. Returns the exit status. */
export async function backupCommand(
  file: string,
  options: Options,
  environment: Environment,
): Promise<number> {
  const database = await openRunningDatabase(environment)
  try {
    const { parts } = await makeBackup(backupSourceOf(environment, database.url), resolve(file), new Date())
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    await recordBackup(database.url, bytes)
    printUnlessQuiet(
      options,
      `Backed up ${parts.length} files (${bytes} bytes) into ${file}. Keep it secret: it holds all that Fettle knows.`,
    )
    return 0
  } finally {
    await database.stop()
  }
}

/** Restores a backup into a database that nobody uses. Returns the exit status. */
export async function restoreCommand(
  file: string,
  options: Options,
  environment: Environment,
): Promise<number> {
  // A pooler keeps connections open, which look like a Fettle that works with the database.
  const databaseUrl = environment.listenUrl ?? environment.databaseUrl
  const database = await openDatabase({ dataFolder: environment.dataFolder, databaseUrl })
  const folder = await mkdtemp(join(environment.dataFolder, '.fettle-opened-'))
  try {
    const { madeAt } = await restoreBackup(
      await openedBackup(resolve(file), folder, environment.backups.passphrase),
      {
        databaseUrl: database.url,
        files: filesOf(environment),
        dataFolder: environment.dataFolder,
        keepSecret: (secret) => replaceSecret(environment.dataFolder, SECRET_FILE, secret),
      },
      { replace: options.replace },
    )
    printUnlessQuiet(options, `Restored as it was on ${madeAt}.`)
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.stop()
  }
}

/** Records the backup, so that the operator's page can show how old the newest one is. */
async function recordBackup(databaseUrl: string, bytes: number): Promise<void> {
  const { db, close } = openPool(databaseUrl, 1)
  try {
    await saveBackupFacts(db, { at: new Date().toISOString(), bytes })
  } finally {
    await close()
  }
}

function printUnlessQuiet({ quiet }: Options, text: string): void {
  if (!quiet) process.stderr.write(`${text}\n`)
}
