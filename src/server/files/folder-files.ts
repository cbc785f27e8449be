import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing } from '#core/missing-file.ts'
import { HOUR_MS } from '#core/time-units.ts'
import { StorageFull } from '#store/storage-full.ts'
import { checkFileName, type FileStore } from './file-store.ts'
import { makeFolders } from './make-folders.ts'

/** Folder of files being written; no file of ours has a name that starts with a dot. */
const PARTIAL = '.coming'
/** A file that is still partial after this time was left by a process that died. */
const STALE_MS = HOUR_MS

/** Keeps files in a folder, which several processes may share. */
export function folderFiles(folder: string): FileStore {
  const placeOf = (name: string): string => {
    checkFileName(name)
    return join(folder, name)
  }
  return {
    async put(name, body) {
      await put(placeOf(name), body, join(folder, PARTIAL))
    },
    async get(name) {
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        if (MISSING.has(codeOf(error))) return null
        throw error
      }
    },
    async remove(name) {
      await rm(placeOf(name), { recursive: true, force: true })
    },
    list: () => list(folder),
    older: (than) => older(folder, than),
  }
}

/** Removes partial files that died processes left. */
export async function sweepFolder(folder: string, now: number): Promise<void> {
  const partial = join(folder, PARTIAL)
  for (const name of await readdir(partial).catch(ifMissing([]))) {
    const half = join(partial, name)
    const written = await stat(half).catch(ifMissing(null))
    if (written && now - written.mtimeMs > STALE_MS) await rm(half, { force: true })
  }
}

async function put(place: string, body: Uint8Array, partial: string): Promise<void> {
  const half = join(partial, randomUUID())
  try {
    await makeFolders(partial, 0o700)
    await makeFolders(dirname(place), 0o700)
    await closing(await open(half, 'wx', 0o600), async (file) => {
      await file.writeFile(body)
      await file.sync()
    })
    await rename(half, place)
    // After a power cut the name is only certain to be there when its folder was synced too.
    await closing(await open(dirname(place)), (parent) => parent.sync())
  } catch (error) {
    await rm(half, { force: true })
    throw FULL.has(codeOf(error)) ? new StorageFull() : error
  }
}

async function closing(file: FileHandle, use: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await use(file)
  } finally {
    await file.close()
  }
}

/** Folder by folder: with `recursive`, Node gives up the whole listing for one folder that another process removes meanwhile. */
async function* list(folder: string, under = ''): AsyncIterable<string> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch((error: unknown) => {
    if (MISSING.has(codeOf(error))) return []
    throw error
  })
  for (const entry of entries) {
    const name = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isFile()) yield name
    else if (entry.isDirectory() && name !== PARTIAL) yield* list(folder, name)
  }
}

async function* older(folder: string, than: Date): AsyncIterable<string> {
  for await (const name of list(folder)) {
    // Another process may have removed it meanwhile.
    const written = await stat(join(folder, name)).catch(ifMissing(null))
    if (written && written.mtimeMs < than.getTime()) yield name
  }
}

const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)
