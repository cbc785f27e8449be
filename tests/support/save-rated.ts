import { catalogue } from '#checks/catalogue.generated.ts'
import { rateResult } from '#core/rated-result.ts'
import type { CheckResult } from '#core/result.ts'
import type { Database } from '#store/database.ts'
import { type Hold, saveResult } from '#store/scans.ts'

/** Saves a result as a worker does. */
export const saveRated = (db: Database, hold: Hold, result: CheckResult): Promise<boolean> =>
  saveResult(db, hold, rateResult(catalogue, result))
