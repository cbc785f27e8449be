import { DAY_MS } from '#core/time-units.ts'
import { forgetOldEvidence } from '#store/evidence.ts'
import { forgetVisitors } from '#store/scheduled-work.ts'
import { settingOf } from '#store/settings.ts'
import { unusedFiles } from '#store/unused-files.ts'
import type { SweepTools } from './sweep-files.ts'

/** Visitors removed in a minute. */
const MOST_VISITORS = 500
/** Files of which it is asked at once whether a row names them. */
const BATCH = 50

/** Removes evidence and visitors that were kept for long enough, with their files. */
export async function removeOldEvidence(
  { db, files }: Pick<SweepTools, 'db'> & { files: Pick<SweepTools['files'], 'remove'> },
  at: Date,
): Promise<void> {
  const { evidenceDays, visitorDays } = (await settingOf(db, 'retention')).value
  const gone = [
    ...(await forgetOldEvidence(db, evidenceDays)),
    ...(await forgetVisitors(db, new Date(at.getTime() - visitorDays * DAY_MS), MOST_VISITORS)),
  ]
  for (let from = 0; from < gone.length; from += BATCH) {
    // A scan may have written one again meanwhile, or a visitor have become an owner.
    const unused = await unusedFiles(db, gone.slice(from, from + BATCH))
    for (const file of unused) await files.remove(file)
  }
}
