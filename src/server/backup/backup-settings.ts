import { join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { type FileLocation, fileSettings, fileLocation, placeSetting } from '../files/file-settings.ts'
import { SettingError } from '../setting-error.ts'

/** Four random words, or ten random characters, take years to guess with the work that the format demands of each try. */
const LEAST_PASSPHRASE = 16

/** Settings of backups that the clock makes. */
export const backupSettings = {
  FETTLE_BACKUP_TO: placeSetting,
  FETTLE_BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  FETTLE_BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  FETTLE_BACKUP_PASSPHRASE: z
    .string()
    .min(LEAST_PASSPHRASE, `has to be at least ${LEAST_PASSPHRASE} characters long`)
    .optional(),
}

const shape = z.object({ ...fileSettings, ...backupSettings })

export interface BackupSettings {
  /** `null`: the clock makes no backups. */
  to: FileLocation | null
  everyHours: number
  keepDays: number
  /** `null`: backups are not encrypted. */
  passphrase: string | null
}

/** Reads the settings of backups. Throws {@link SettingError} for a place within the place of files, which are swept and backed up. */
export function backupSettingsOf(
  given: z.infer<typeof shape>,
  files: FileLocation,
  missing: (setting: string) => Error,
): BackupSettings {
  const to =
    given.FETTLE_BACKUP_TO === undefined ? null : fileLocation(given.FETTLE_BACKUP_TO, given, missing)
  if (to !== null && isWithin(to, files))
    throw new SettingError(
      'The setting FETTLE_BACKUP_TO is not right: it is inside the place of FETTLE_FILES, from which Fettle removes files that it does not know.',
    )
  return {
    to,
    everyHours: given.FETTLE_BACKUP_EVERY_HOURS,
    keepDays: given.FETTLE_BACKUP_KEEP_DAYS,
    passphrase: given.FETTLE_BACKUP_PASSPHRASE ?? null,
  }
}

function isWithin(inner: FileLocation, outer: FileLocation): boolean {
  if ('folder' in inner)
    return 'folder' in outer && join(resolve(inner.folder), sep).startsWith(join(resolve(outer.folder), sep))
  return (
    'bucket' in outer &&
    inner.bucket.name === outer.bucket.name &&
    inner.bucket.prefix.startsWith(outer.bucket.prefix)
  )
}
