import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#core/missing-file.ts'
import { HOUR_MS } from '#core/time-units.ts'

/** The longest that a backup takes; a terabyte is written within it. */
export const BACKUP_MS = 10 * HOUR_MS

/** What backups, restores and drills call the folders in which they work. */
const WORKING = /^\.fettle-(?:backup|restore|drill|opened)-/u

/**
 * Removes the folders of backups, restores and drills that died processes left: they hold everybody's data, not encrypted. Folders of other users stay:
 * drills work where everybody may write.
 */
export async function sweepLeftFolders(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing([]))).filter((one) => WORKING.test(one))) {
    const written = await lstat(join(folder, name)).catch(ifMissing(null))
    const isOurs = written?.uid === (process.getuid?.() ?? written?.uid)
    if (written && isOurs && now - written.mtimeMs > BACKUP_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
