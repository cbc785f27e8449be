import type { Queries } from './database.ts'
import { results } from './schema/scans.ts'
import { theRow } from './the-row.ts'

/** Writes the result of a check in a scan, in place of an earlier one of the same scan; gives its id. */
export async function putResult(db: Queries, row: typeof results.$inferInsert): Promise<number> {
  const { id } = theRow(
    await db
      .insert(results)
      .values(row)
      .onConflictDoUpdate({ target: [results.scanId, results.check], set: row })
      .returning({ id: results.id }),
  )
  return id
}
