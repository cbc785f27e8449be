import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrillReport } from '#core/drill-report.ts'
import { countRows } from '#store/backup/count.ts'
import { dumpTables } from '#store/backup/dump.ts'
import { openEmbedded } from '#store/embedded/open.ts'
import { MIGRATIONS, newestOf } from '#store/migrate.ts'
import { folderFiles } from '../files/folder-files.ts'
import { sweepLeftFolders } from './left-folders.ts'
import { type BackupManifest, FILES_IN_BACKUP, partOf } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { unlessStopped } from './unless-stopped.ts'

/** A backup, not encrypted, under its name. */
export interface DrilledBackup {
  name: string
  file: string
}

const NEVER = new AbortController().signal

/**
 * Restores a backup into a database server and a folder of its own, reads everything back and compares it with what the backup says. The
 * installation's own database is not touched, and nothing is left, also where `signal` ends it. Throws `StartRefused` for what cannot be restored at all.
 */
export async function drill(backup: DrilledBackup, now: Date, signal = NEVER): Promise<DrillReport> {
  const began = performance.now()
  // A process that was killed left its own: the server in it ends by itself once its files are gone.
  await sweepLeftFolders(tmpdir(), Date.now())
  const folder = await mkdtemp(join(tmpdir(), '.fettle-drill-'))
  // As root the database runs as another user, who has to reach its folder.
  await chmod(folder, 0o711)
  try {
    const database = await openEmbedded(join(folder, 'data'))
    try {
      const found = await unlessStopped(() => tried(backup.file, folder, database.url), signal)
      const seconds = Math.round((performance.now() - began) / 100) / 10
      return { at: now.toISOString(), backup: backup.name, ...found, seconds }
    } finally {
      await database.stop()
    }
  } finally {
    // What was stopped may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function tried(
  file: string,
  folder: string,
  url: string,
): Promise<Omit<DrillReport, 'at' | 'backup' | 'seconds'>> {
  const files = folderFiles(join(folder, 'files'))
  const target = { databaseUrl: url, files, dataFolder: join(folder, 'data'), keepSecret: () => undefined }
  const manifest = await restoreBackup(file, target, { replace: false })
  const rows = await countRows(url)
  return {
    madeAt: manifest.madeAt,
    tables: rows.size,
    rows: [...rows.values()].reduce((sum, count) => sum + count, 0),
    files: manifest.parts.filter((part) => part.name.startsWith(FILES_IN_BACKUP)).length,
    problems: [
      ...(await differentTables(url, manifest, join(folder, 'again'))),
      ...(await differentFiles(manifest, join(folder, 'files'))),
    ],
  }
}

/** Reads all tables back. Rows of an earlier version were migrated, so that only one of this version can be compared. */
async function differentTables(url: string, manifest: BackupManifest, folder: string): Promise<string[]> {
  if (manifest.dump.schema !== newestOf(MIGRATIONS)) return []
  await mkdir(folder)
  await dumpTables(url, folder)
  const tables = manifest.dump.tables.map(async ({ name }) => {
    const said = manifest.parts.find((part) => part.name === `tables/${name}`)
    const found = await partOf('', join(folder, name))
    return said?.sha256 === found.sha256 ? [] : [`The rows of ${name} came back different.`]
  })
  return (await Promise.all(tables)).flat()
}

async function differentFiles({ parts }: BackupManifest, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, sha256 } of parts.filter((part) => part.name.startsWith(FILES_IN_BACKUP))) {
    const place = join(folder, name.slice(FILES_IN_BACKUP.length))
    if ((await partOf('', place)).sha256 !== sha256) found.push(`The file ${name} came back different.`)
  }
  return found
}
