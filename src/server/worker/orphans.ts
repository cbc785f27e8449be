import type { Database } from '#store/database.ts'
import { orphansOf } from '#store/kept-files.ts'
import { hit } from '#store/limits.ts'
import type { FileStore } from '../files/file-store.ts'

const DAY_S = 86_400
const ONCE_A_DAY = { most: 1, windowSeconds: DAY_S }
/** A file is there before its row says so: younger ones may still be on their way. */
const YOUNG_MS = DAY_S * 1_000
const BATCH = 500

export interface SweepTools {
  db: Database
  files: Pick<FileStore, 'remove' | 'older'>
}

/** Removes files that a deletion or a replacement left when it was cut off between row and file. Looks once a day. */
export async function sweepOrphans({ db, files }: SweepTools, at: Date): Promise<void> {
  if (!(await hit(db, 'sweep:files', ONCE_A_DAY, at)).allowed) return
  let batch: string[] = []
  const end = async (): Promise<void> => {
    for (const name of await orphansOf(db, batch)) await files.remove(name)
    batch = []
  }
  for await (const name of files.older(new Date(at.getTime() - YOUNG_MS))) {
    batch.push(name)
    if (batch.length === BATCH) await end()
  }
  if (batch.length > 0) await end()
}
