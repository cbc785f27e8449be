import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OWNER_ONLY = 0o700
const PERMISSIONS = 0o777

/**
 * Folder where the inspector keeps its compiled code between runs: ours when it runs as the same user, else one that belongs to that user alone.
 * `undefined` when there is none that nobody else could have written to.
 */
export function codeCacheFor(user: { uid?: number; gid?: number }): string | undefined {
  if (user.uid === undefined || user.gid === undefined) return getCompileCacheDir()
  const folder = join(tmpdir(), `fettle-code-${user.uid}`)
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: OWNER_ONLY })
    chownSync(folder, user.uid, user.gid)
  }
  const { uid, mode } = lstatSync(folder)
  return uid === user.uid && (mode & PERMISSIONS) === OWNER_ONLY ? folder : undefined
}
