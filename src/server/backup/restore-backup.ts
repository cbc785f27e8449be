import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTables } from '#store/backup/load.ts'
import { MIGRATIONS, timesOf } from '#store/migrate.ts'
import { StartRefused } from '#store/start-refused.ts'
import type { FileStore } from '../files/file-store.ts'
import { type BackupManifest, FILES_IN_BACKUP } from './manifest.ts'
import { unpack } from './unpack.ts'

export interface RestoreTarget {
  databaseUrl: string
  files: FileStore
  /** The backup is unpacked in it. */
  dataFolder: string
  /** Folder of the migrations, where they are not this version's own. */
  migrations?: string
  /** Stores the backup's key in the data folder, so that what was encrypted with it can be read. */
  keepSecret: (secret: string) => void
}

/**
 * Restores a backup, its rows whole or not at all, and returns its manifest. One of an earlier version is migrated. Rows are committed when every file
 * that they name is there; files of the same name are replaced before. The key is stored after the rows, as the rows of a restore that fails need the
 * earlier one: a process that dies between the two has to restore again. Throws {@link StartRefused} for a foreign archive, one of a newer version,
 * and a database with rows, unless `replace` is set.
 */
export async function restoreBackup(
  archive: string,
  target: RestoreTarget,
  { replace }: { replace: boolean },
): Promise<BackupManifest> {
  const folder = await mkdtemp(join(target.dataFolder, '.fettle-restore-'))
  try {
    const manifest = await unpack(archive, folder)
    const migrations = target.migrations ?? MIGRATIONS
    refuseUnknownVersion(manifest, migrations)
    await loadTables(target.databaseUrl, {
      dump: manifest.dump,
      migrations,
      folder: join(folder, 'tables'),
      replace,
      beforeEnd: () => putFiles(manifest, folder, target),
    })
    if (manifest.secret !== null) target.keepSecret(manifest.secret)
    await removeOthers(manifest, target.files)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Called before anything is changed: an empty database gets our tables only for a backup that fits them. */
function refuseUnknownVersion({ dump, fettle }: BackupManifest, migrations: string): void {
  if (timesOf(migrations).includes(dump.schema)) return
  throw new StartRefused(
    `This backup was made by Fettle ${fettle}, which keeps its data in another way. Restore it with that version, then update.`,
  )
}

async function putFiles({ parts }: BackupManifest, folder: string, target: RestoreTarget): Promise<void> {
  for (const { name } of parts.filter((part) => part.name.startsWith(FILES_IN_BACKUP))) {
    await target.files.put(name.slice(FILES_IN_BACKUP.length), await readFile(join(folder, name)))
  }
}

/** Removes the files that the backup does not hold. */
async function removeOthers({ parts }: BackupManifest, files: FileStore): Promise<void> {
  const kept = new Set(parts.map(({ name }) => name))
  for await (const name of files.list()) if (!kept.has(`${FILES_IN_BACKUP}${name}`)) await files.remove(name)
}
