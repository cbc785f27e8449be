import type { CheckResult } from '#core/result.ts'
import type { Database } from '#store/database.ts'
import type { ScanCause } from '#core/scan-states.ts'
import { endScan, queueScan, takeScan } from '#store/scans.ts'
import { saveRated } from './save-rated.ts'

/** Saves results as a worker does after a scan; returns the scan's id. The plan is not updated. */
export async function scanned(
  db: Database,
  websiteId: string,
  results: readonly CheckResult[],
  cause: ScanCause = 'schedule',
): Promise<string> {
  const { id } = await queueScan(db, { websiteId, cause, checks: results.map((result) => result.id) })
  const taken = await takeScan(db, id)
  if (!taken) throw new Error('The scan could not be taken up')
  for (const result of results) await saveRated(db, taken.hold, result)
  await endScan(db, taken.hold, { state: 'done', reason: null })
  return id
}
