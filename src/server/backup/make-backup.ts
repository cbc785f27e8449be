import { mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { create } from 'tar'
import { ifMissing } from '#core/missing-file.ts'
import { dumpTables } from '#store/backup/dump.ts'
import { StartRefused } from '#store/start-refused.ts'
import type { FileStore } from '../files/file-store.ts'
import { version } from '../version.ts'
import { type BackupManifest, FILES_IN_BACKUP, MANIFEST, type BackupFile, partOf } from './manifest.ts'

export interface BackupSource {
  databaseUrl: string
  files: FileStore
  /** The key in the data folder, `null` when it is a setting. */
  secret: string | null
}

/**
 * Writes a backup (a gzipped tar) into a new file that only we may read: the database at one moment, while Fettle goes on, then the files that
 * it names. Leaves no file behind when it fails. Returns the manifest. Throws {@link StartRefused} when the file exists, or the disk is full.
 */
export async function makeBackup(source: BackupSource, target: string, now: Date): Promise<BackupManifest> {
  if (await stat(target).catch(ifMissing(null))) throw new StartRefused(`${target} is already there.`)
  const folder = await mkdtemp(join(dirname(target), '.fettle-backup-'))
  try {
    const made = await gather(source, folder, now)
    const packed = join(folder, 'packed')
    const names = [MANIFEST, ...made.parts.map(({ name }) => name)]
    await create(
      { file: packed, cwd: folder, gzip: true, portable: true, noDirRecurse: true, mode: 0o600 },
      names,
    )
    await sync(packed)
    await rename(packed, target)
    return made
  } catch (error) {
    throw isNoRoom(error)
      ? new StartRefused(`There is not enough room for the backup in ${dirname(target)}.`)
      : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))

async function gather(source: BackupSource, folder: string, now: Date): Promise<BackupManifest> {
  await mkdir(join(folder, 'tables'))
  const dump = await dumpTables(source.databaseUrl, join(folder, 'tables'))
  if (dump.schema === 0)
    throw new StartRefused('There is nothing to back up: no Fettle has used this database.')
  const parts: BackupFile[] = []
  for (const { name } of dump.tables) parts.push(await partOf(`tables/${name}`, join(folder, 'tables', name)))
  for await (const name of source.files.list()) {
    const part = await keepFile(source.files, name, folder)
    if (part) parts.push(part)
  }
  const made: BackupManifest = {
    format: 1,
    fettle: version,
    madeAt: now.toISOString(),
    dump,
    secret: source.secret,
    parts,
  }
  await writeFile(join(folder, MANIFEST), JSON.stringify(made))
  return made
}

/** `null` for a file that was removed since it was listed. A row of the dump may still name it: a logo that was replaced meanwhile is missing after a restore. */
async function keepFile(files: FileStore, name: string, folder: string): Promise<BackupFile | null> {
  const body = await files.get(name)
  if (!body) return null
  const place = join(folder, FILES_IN_BACKUP, name)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, body)
  return partOf(`${FILES_IN_BACKUP}${name}`, place)
}

async function sync(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
