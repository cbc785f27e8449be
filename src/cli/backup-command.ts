import { access, constants, mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { bytesWords } from '#core/format/bytes.ts'
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
import { SUCCEEDED } from './exit-status.ts'
import { onFile } from './on-file.ts'
import type { Options } from './options.ts'
import { printNote } from './print.ts'
import { UsageError } from './usage.ts'

/** Backs up database and files into a new file, also while Fettle runs. Returns the exit status. */
export async function backupCommand(
  file: string,
  options: Options,
  environment: Environment,
): Promise<number> {
  const target = resolve(file)
  await onFile(file, () => access(`${dirname(target)}/`, constants.W_OK))
  const database = await openRunningDatabase(environment)
  try {
    await makeBackup(backupSourceOf(environment, database.url), target, new Date())
    const { size } = await stat(target)
    await recordBackup(database.url, size)
    if (!options.quiet)
      printNote(
        `Backed up database and files into ${file} (${bytesWords(size)}). Keep it secret: it holds all that Fettle knows.`,
      )
    return SUCCEEDED
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
  await onFile(file, () => access(resolve(file), constants.R_OK))
  if ((await stat(resolve(file))).isDirectory()) throw new UsageError(`${file} is a folder, not a backup.`)
  // A pooler keeps connections open, which look like a Fettle that works with the database.
  const databaseUrl = environment.listenUrl ?? environment.databaseUrl
  const database = await openDatabase({ dataFolder: environment.dataFolder, databaseUrl })
  try {
    const madeAt = await restored(file, options, { environment, databaseUrl: database.url })
    if (!options.quiet) printNote(`Restored as it was on ${madeAt}.`)
    return SUCCEEDED
  } finally {
    await database.stop()
  }
}

/** Restores a backup into an open database. Returns when it was made. */
async function restored(
  file: string,
  { replace }: Options,
  { environment, databaseUrl }: { environment: Environment; databaseUrl: string },
): Promise<string> {
  const { dataFolder, backups } = environment
  const folder = await mkdtemp(join(dataFolder, '.fettle-opened-'))
  try {
    const opened = await onFile(file, () => openedBackup(resolve(file), folder, backups.passphrase))
    const into = {
      databaseUrl,
      files: filesOf(environment),
      dataFolder,
      keepSecret: (secret: string) => replaceSecret(dataFolder, SECRET_FILE, secret),
    }
    return (await restoreBackup(opened, into, { replace })).madeAt
  } finally {
    await rm(folder, { recursive: true, force: true })
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
