import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Results removed by one statement, so that none takes long. */
const BATCH = 10_000

/**
 * Removes results of before a time, but those that screens show: of each check the newest and the newest conclusive one. At most `batches`
 * times ten thousand; returns how many.
 */
export async function removeOldResults(db: Database, before: Date, batches: number): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const { rowCount } = await db.execute(sql`
      delete from results where id in (
        select r.id from results r where r.at < ${before.toISOString()}::timestamptz
          and not exists (
            select 1 from known_results k
             where k.website_id = r.website_id and k."check" = r."check" and r.id in (k.newest, k.last_known)
          )
        limit ${BATCH})`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) break
  }
  return removed
}
