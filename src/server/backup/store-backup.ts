import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#store/database.ts'
import { changeSetting, saveBackupFacts, settingOf } from '#store/settings.ts'
import type { Environment } from '../environment.ts'
import { filesOf, secretOf } from '../from-settings.ts'
import { nameOfBackup, outdated } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'
import { sweepLeftFolders } from './left-folders.ts'
import { openBackupPlace } from './open-backup-place.ts'
import type { BackupSettings } from './backup-settings.ts'
import { encryptFile } from './encrypt.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { HOUR_MS } from '#core/time-units.ts'

export interface StoreBackupTools {
  db: Database
  source: BackupSource
  settings: BackupSettings
  /** Has room for the backup while it is made. */
  dataFolder: string
}

/** What a backup of this installation is made of. */
export const backupSourceOf = (environment: Environment, databaseUrl: string): BackupSource => ({
  databaseUrl,
  files: filesOf(environment),
  secret: environment.secret === null ? secretOf(environment) : null,
})

/** Whether a backup is due: the newest is older than the settings say, and no try failed within the hour. */
export async function isBackupDue(
  { db, settings }: Pick<StoreBackupTools, 'db' | 'settings'>,
  now: Date,
): Promise<boolean> {
  if (settings.to === null) return false
  const { made, failure } = (await settingOf(db, 'storedBackup')).value
  const after = (at: string | undefined, hours: number): boolean =>
    at === undefined || now.getTime() - Date.parse(at) >= hours * HOUR_MS
  return after(made?.at, settings.everyHours) && after(failure?.at, 1)
}

/** Makes a backup, puts it into its place, and removes what is older than backups are kept. Returns its name. Throws what failed, and keeps it. */
export async function storeBackup(tools: StoreBackupTools, now: Date): Promise<string> {
  const { db, settings } = tools
  if (settings.to === null) throw new Error('there is no place for backups')
  const place = openBackupPlace(settings.to)
  try {
    const made = await store(tools, place, now)
    await changeSetting(db, 'storedBackup', () => ({ made, failure: null }))
    await saveBackupFacts(db, { at: made.at, bytes: made.bytes })
    await pruneBackups(place, settings.keepDays, now)
    return made.name
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    await changeSetting(db, 'storedBackup', ({ made }) => ({ made, failure: { at: now.toISOString(), why } }))
    throw error
  }
}

async function store({ source, settings, dataFolder }: StoreBackupTools, place: BackupPlace, now: Date) {
  const { passphrase } = settings
  const encrypted = passphrase !== null
  const name = nameOfBackup(now, encrypted)
  await sweepLeftFolders(dataFolder, Date.now())
  const folder = await mkdtemp(join(dataFolder, '.fettle-backup-'))
  try {
    const plain = join(folder, 'plain')
    await makeBackup(source, plain, now)
    const file = encrypted ? join(folder, 'encrypted') : plain
    if (encrypted) await encryptFile(plain, file, passphrase)
    await place.put(name, file)
    return { at: now.toISOString(), name, bytes: (await stat(file)).size, encrypted }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes backups that are older than they are kept; returns their names. */
export async function pruneBackups(place: BackupPlace, keepDays: number, now: Date): Promise<string[]> {
  const old = outdated(await place.list(), { keepDays, now })
  for (const { name } of old) await place.remove(name)
  return old.map(({ name }) => name)
}
