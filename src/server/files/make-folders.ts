import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are missing. Node's own `recursive` never ends where a folder is there and nothing can be made in it for which
 * the system has a word of its own ("no such file"): below `/proc`, or where a network's disk is mounted on demand and is not there. Throws what the system says.
 */
export async function makeFolders(folder: string, mode = 0o777): Promise<void> {
  const refused = await made(folder, mode)
  if (refused === null || (await isFolder(folder))) return
  if (refused.code !== 'ENOENT') throw refused
  const above = dirname(folder)
  // It may be there by now: somebody else makes it at the same moment.
  if (!(await isFolder(above))) await makeFolders(above, mode)
  const again = await made(folder, mode)
  if (again !== null && !(await isFolder(folder))) throw again
}

/** Why it was not made; `null`: it was. */
const made = (folder: string, mode: number): Promise<NodeJS.ErrnoException | null> =>
  mkdir(folder, { mode }).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )

/** What cannot be looked at is none: why is in what making it said. */
const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
