import { StartRefused } from '#store/start-refused.ts'
import { StorageFull } from '#store/storage-full.ts'
import type { FileLocation } from '../files/file-settings.ts'
import type { BackupPlace } from './backup-place.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** The folder or bucket that FETTLE_BACKUP_TO names. What fails in it throws {@link StartRefused} that says so, but for the file into which a backup is fetched. */
export function openBackupPlace(to: FileLocation): BackupPlace {
  const place = 'bucket' in to ? bucketPlace(to.bucket) : folderPlace(to.folder)
  const where = 'bucket' in to ? `s3://${to.bucket.name}` : to.folder
  const blame = (error: unknown): never => {
    throw refusal(where, error)
  }
  return {
    put: (name, file) => place.put(name, file).catch(blame),
    get: (name, file) =>
      place.get(name, file).catch((error: unknown) => {
        if (isAbout(file, error)) throw error
        return blame(error)
      }),
    list: () => place.list().catch(blame),
    remove: (name) => place.remove(name).catch(blame),
  }
}

function refusal(where: string, error: unknown): StartRefused {
  if (error instanceof StartRefused) return error
  if (error instanceof StorageFull)
    return new StartRefused(`FETTLE_BACKUP_TO: there is no room left in ${where}.`)
  const why = error instanceof Error ? error.message : String(error)
  return new StartRefused(`FETTLE_BACKUP_TO: ${where} cannot be used (${why}).`)
}

/** Whether the system refused this file: it names it, but where its disk is full. */
const isAbout = (file: string, error: unknown): boolean =>
  error instanceof Error &&
  (('path' in error && error.path === file) ||
    ('dest' in error && error.dest === file) ||
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')))
