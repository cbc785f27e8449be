import { DAY_MS } from '#core/time-units.ts'

const NAME = /^fettle-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(\.age)?$/u

/** A backup in the place of backups. */
export interface StoredBackup {
  name: string
  bytes: number
}

/** A backup's name tells its time, to the second, and whether it is encrypted. */
export const nameOfBackup = (at: Date, isEncrypted: boolean): string =>
  `fettle-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.age' : ''}`

/** When a backup was made, by its name; `null` for the name of something else. */
export function timeOfBackup(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Backups, the newest first. */
export const newestFirst = (backups: readonly StoredBackup[]): StoredBackup[] =>
  backups.toSorted((one, other) => (one.name < other.name ? 1 : -1))

/** The backups older than `keepDays`; never the newest, so that one is left where none was made for long. */
export function outdated(
  backups: readonly StoredBackup[],
  { keepDays, now }: { keepDays: number; now: Date },
): StoredBackup[] {
  const [, ...others] = newestFirst(backups)
  return others.filter(
    ({ name }) =>
      (timeOfBackup(name)?.getTime() ?? Number.POSITIVE_INFINITY) < now.getTime() - keepDays * DAY_MS,
  )
}
