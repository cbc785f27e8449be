import { randomUUID } from 'node:crypto'
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolders } from '#server/files/make-folders.ts'
import { UsageError } from './usage.ts'

/** Writes a file that was named after an option, and its folders. Throws {@link UsageError} where that is impossible; an earlier file is then as it was. */
export async function writeFile(option: string, file: string, content: string | Uint8Array): Promise<void> {
  try {
    await makeFolders(dirname(resolve(file)))
    writeWhole(resolve(file), content)
  } catch (error) {
    throw cannotWrite(option, file, error)
  }
}

export const cannotWrite = (option: string, file: string, error: unknown): UsageError =>
  new UsageError(
    `${option}: the file ${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`,
  )

function writeWhole(path: string, content: string | Uint8Array): void {
  const earlier = statSync(path, { throwIfNoEntry: false })
  if (earlier && mayBeReplaced(earlier)) replace(realpathSync(path), content, earlier.mode)
  else writeFileSync(path, content)
}

/** A device, a pipe, somebody else's file and one with several names stay what they are. */
const mayBeReplaced = (earlier: { isFile: () => boolean; nlink: number; uid: number }): boolean =>
  earlier.isFile() && earlier.nlink === 1 && earlier.uid === (process.getuid?.() ?? earlier.uid)

const PRIVATE = 0o600
const PERMISSIONS = 0o7777

/** The earlier file is the baseline of the next run: it is replaced only once the new one is there, because a disk may become full. */
function replace(path: string, content: string | Uint8Array, mode: number): void {
  const beside = join(dirname(path), `.${basename(path).slice(0, 60)}.${randomUUID()}`)
  try {
    writeFileSync(beside, content, { mode: PRIVATE })
    // As it was set, also where new files of this process get less.
    chmodSync(beside, mode & PERMISSIONS)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    if (!isRefusedFolder(error)) throw error
    writeFileSync(path, content)
  }
}

/** The file may be written, but no other in its folder. */
const isRefusedFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
