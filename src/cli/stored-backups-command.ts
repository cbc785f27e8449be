import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { bytesWords } from '#core/format/bytes.ts'
import type { DrillReport } from '#core/drill-report.ts'
import { plural } from '#core/words.ts'
import type { BackupPlace } from '#server/backup/backup-place.ts'
import { openBackupPlace } from '#server/backup/open-backup-place.ts'
import { newestFirst, timeOfBackup } from '#server/backup/backup-name.ts'
import { drill, type DrilledBackup } from '#server/backup/drill.ts'
import { openedBackup } from '#server/backup/opened-backup.ts'
import { backupSourceOf, pruneBackups, storeBackup } from '#server/backup/store-backup.ts'
import { unlessStopped } from '#server/backup/unless-stopped.ts'
import type { Environment } from '#server/environment.ts'
import { makeFolders } from '#server/files/make-folders.ts'
import { SettingError } from '#server/setting-error.ts'
import { changeSetting } from '#store/settings.ts'
import { StartRefused } from '#store/start-refused.ts'
import { FAILED, INTERRUPTED, SUCCEEDED } from './exit-status.ts'
import { onInterrupt } from './interrupt.ts'
import { onFile } from './on-file.ts'
import { printLine, printNote } from './print.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

/** What may be done with the backups that FETTLE_BACKUP_TO keeps. */
export const STORED_BACKUP_ACTIONS = ['now', 'list', 'get', 'prune', 'drill'] as const
export type StoredBackupAction = (typeof STORED_BACKUP_ACTIONS)[number]

/** `backup now`, `list`, `get <name> <file>`, `prune` and `drill [<name or file>]`. Returns the exit status. */
export async function storedBackupsCommand(
  action: StoredBackupAction,
  operands: readonly string[],
  environment: Environment,
): Promise<number> {
  const most = { now: 0, list: 0, get: 2, prune: 0, drill: 1 }[action]
  if (operands.length > most || (action === 'get' && operands.length < most))
    throw new UsageError(
      action === 'get'
        ? '"backup get" takes the name of a backup and the file to write.'
        : `"backup ${action}" takes ${most === 0 ? 'no operand' : 'one operand at most'}.`,
    )
  const [name = '', file = ''] = operands
  if (action === 'now') return makeNow(environment)
  if (action === 'list') return list(placeOf(environment))
  if (action === 'get') return fetchInto(name, file, environment)
  if (action === 'prune') return prune(environment)
  return tryRestore(operands[0], environment)
}

function placeOf({ backups }: Environment): BackupPlace {
  if (backups.to === null) throw new SettingError('The setting FETTLE_BACKUP_TO is missing.')
  return openBackupPlace(backups.to)
}

async function makeNow(environment: Environment): Promise<number> {
  placeOf(environment)
  return withDatabase(environment, async (db, databaseUrl) => {
    const { dataFolder, backups: settings } = environment
    const source = backupSourceOf(environment, databaseUrl)
    printLine(await storeBackup({ db, source, settings, dataFolder }, new Date()))
    return SUCCEEDED
  })
}

async function list(place: BackupPlace): Promise<number> {
  const backups = newestFirst(await place.list())
  for (const { name, bytes } of backups) printLine(`${name}  ${bytesWords(bytes)}`)
  if (backups.length === 0) printNote('There is no backup there yet.')
  return SUCCEEDED
}

async function fetchInto(name: string, file: string, environment: Environment): Promise<number> {
  const place = placeOf(environment)
  await onFile(file, () => place.get(name, resolve(file)))
  return SUCCEEDED
}

async function prune(environment: Environment): Promise<number> {
  const { keepDays } = environment.backups
  for (const name of await pruneBackups(placeOf(environment), keepDays, new Date()))
    printLine(`Removed ${name}`)
  return SUCCEEDED
}

/** Restores the newest backup, a named one or a file for a try, and records what was found for the operator's page. */
async function tryRestore(wanted: string | undefined, environment: Environment): Promise<number> {
  await makeFolders(environment.dataFolder, 0o700)
  const folder = await mkdtemp(join(environment.dataFolder, '.fettle-drill-'))
  // What a try leaves holds everybody's data, not encrypted.
  const stopped = new AbortController()
  const { signal } = stopped
  const interrupt = onInterrupt(() => stopped.abort())
  try {
    const backup = await unlessStopped(() => opened(wanted, folder, environment), signal)
    const report = await drill(backup, new Date(), signal)
    // Printed first: the database may not answer, which is when a drill matters most.
    for (const line of linesOf(report)) printLine(line)
    await withDatabase(environment, async (db) => {
      await changeSetting(db, 'lastDrill', () => report)
      return SUCCEEDED
    })
    return report.problems.length === 0 ? SUCCEEDED : FAILED
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    throw error
  } finally {
    // What was stopped may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    interrupt.stop()
    // A download goes on into its file, though that is deleted: only the end of the process ends it.
    if (signal.aborted) process.exit(INTERRUPTED)
  }
}

/** The backup to try, not encrypted. */
async function opened(
  wanted: string | undefined,
  folder: string,
  environment: Environment,
): Promise<DrilledBackup> {
  const { name, file } = await fetched(wanted, folder, environment)
  const { passphrase } = environment.backups
  return { name, file: await onFile(wanted ?? name, () => openedBackup(file, folder, passphrase)) }
}

async function fetched(
  wanted: string | undefined,
  folder: string,
  environment: Environment,
): Promise<{ name: string; file: string }> {
  if (wanted !== undefined && timeOfBackup(wanted) === null)
    return { name: basename(wanted), file: resolve(wanted) }
  const place = placeOf(environment)
  const name = wanted ?? newestFirst(await place.list())[0]?.name
  if (name === undefined) throw new StartRefused('There is no backup to try yet. Make one with: backup now')
  const file = join(folder, 'fetched')
  await place.get(name, file)
  return { name, file }
}

const linesOf = ({ backup, madeAt, tables, rows, files, seconds, problems }: DrillReport): string[] => [
  `${backup}, made at ${madeAt}, was restored in ${seconds} s: ${plural(rows, 'row')} in ${plural(tables, 'table')}, and ${plural(files, 'file')}.`,
  ...(problems.length === 0
    ? ['Everything came back as the backup says. Nothing of the try is left.']
    : problems),
]
