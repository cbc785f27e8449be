import type { FileLocation } from '../files/file-settings.ts'
import type { BackupPlace } from './backup-place.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** The folder or bucket that FETTLE_BACKUP_TO names. */
export const openBackupPlace = (to: FileLocation): BackupPlace =>
  'bucket' in to ? bucketPlace(to.bucket) : folderPlace(to.folder)
