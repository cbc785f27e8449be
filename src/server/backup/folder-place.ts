import { constants, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#core/missing-file.ts'
import { StartRefused } from '#store/start-refused.ts'
import { StorageFull } from '#store/storage-full.ts'
import { makeFolders } from '../files/make-folders.ts'
import { timeOfBackup } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'
import { BACKUP_MS } from './left-folders.ts'

/** A copy that is not whole yet: no backup has a name with a dot at its start. */
const PARTIAL = '.coming-'

/** Backups in a folder, such as that of another disk, which is made when it is missing. */
export function folderPlace(folder: string): BackupPlace {
  return {
    async put(name, file) {
      await makeFolders(folder, 0o700)
      const partial = join(folder, `${PARTIAL}${name}`)
      try {
        await removeLeft(folder)
        await copyFile(file, partial, constants.COPYFILE_FICLONE)
        await sync(partial)
        await rename(partial, join(folder, name))
        await sync(folder)
      } catch (error) {
        await rm(partial, { force: true })
        throw isFull(error) ? new StorageFull() : error
      }
    },
    async get(name, file) {
      const found = await stat(join(folder, name)).catch(ifMissing(null))
      if (!found || timeOfBackup(name) === null) throw new StartRefused(`There is no backup ${name}.`)
      await copyFile(join(folder, name), file, constants.COPYFILE_EXCL)
    },
    async list() {
      const names = (await readdir(folder).catch(ifMissing([]))).filter((name) => timeOfBackup(name) !== null)
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Removes copies that died processes left: each has the size of a backup, and its name never comes again. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(PARTIAL))) {
    const written = await stat(join(folder, name)).catch(ifMissing(null))
    if (written && Date.now() - written.mtimeMs > BACKUP_MS) await rm(join(folder, name), { force: true })
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])
const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && FULL.has(error.code)
