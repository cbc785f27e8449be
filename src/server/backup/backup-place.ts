import type { StoredBackup } from './backup-name.ts'

/** Where backups are kept. What it holds beside them is neither listed nor touched. */
export interface BackupPlace {
  /** Stores a file under this name, whole or not at all. Throws `StorageFull`. */
  put(name: string, file: string): Promise<void>
  /** Writes a backup into a new file. Throws `StartRefused` when there is none of this name. */
  get(name: string, file: string): Promise<void>
  list(): Promise<StoredBackup[]>
  remove(name: string): Promise<void>
}
