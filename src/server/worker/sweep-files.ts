import { DAY_MS, SECOND_MS } from '#core/time-units.ts'
import type { Database } from '#store/database.ts'
import { unusedFiles } from '#store/unused-files.ts'
import { hit } from '#store/limits.ts'
import type { FileStore } from '../files/file-store.ts'

const ONCE_A_DAY = { most: 1, windowSeconds: DAY_MS / SECOND_MS }
/** A file is written before its row: younger files may not have theirs yet. */
const YOUNG_MS = DAY_MS
const BATCH = 500

export interface SweepTools {
  db: Database
  files: Pick<FileStore, 'remove' | 'older'>
}

/** Removes files that no row names, because a deletion or replacement was interrupted. Runs once a day. */
export async function sweepFiles({ db, files }: SweepTools, at: Date): Promise<void> {
  if (!(await hit(db, 'sweep:files', ONCE_A_DAY, at)).allowed) return
  let batch: string[] = []
  const removeBatch = async (): Promise<void> => {
    for (const name of await unusedFiles(db, batch)) await files.remove(name)
    batch = []
  }
  for await (const name of files.older(new Date(at.getTime() - YOUNG_MS))) {
    batch.push(name)
    if (batch.length === BATCH) await removeBatch()
  }
  if (batch.length > 0) await removeBatch()
}
