import { and, count, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, or, sql } from 'drizzle-orm'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database } from './database.ts'
import { queueScan, type Scan, unfinishedScans } from './scans.ts'
import { knownResults, results, scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'

interface Checks {
  /** Ids of all checks. */
  all: readonly string[]
  /** Those that say nothing of a business without a website. */
  needWebsite: readonly string[]
  /** The triggers that a scan of all checks covers. */
  triggers: readonly string[]
}

/**
 * Queues a scan of all checks for each owner without a website of whom some check has no result, or was judged before checks knew that
 * there is no website. Several processes queue one scan at most for each.
 */
export function queueWhereNotJudged(
  db: Database,
  { all, needWebsite, triggers }: Checks,
  at: Date,
): Promise<Scan[]> {
  return db.transaction(async (tx) => {
    const saysNoWebsite = eq(sql`${results.result} ->> 'reasonCode'`, 'no_website')
    const judged = tx
      .select({ judged: count() })
      .from(knownResults)
      .innerJoin(results, eq(results.id, knownResults.newest))
      .where(
        and(
          eq(knownResults.websiteId, websites.id),
          inArray(knownResults.check, [...all]),
          or(notInArray(knownResults.check, [...needWebsite]), saysNoWebsite),
        ),
      )
    const going = tx
      .select({ id: scans.id })
      .from(scans)
      .where(and(eq(scans.websiteId, websites.id), inArray(scans.state, GOING_STATES)))
    const rows = await tx
      .select({ id: websites.id })
      .from(websites)
      .where(
        and(
          isNotNull(websites.ownerId),
          isNull(websites.address),
          isNull(websites.leftAt),
          lt(sql`(${judged})`, all.length),
          notExists(going),
        ),
      )
      .for('no key update', { skipLocked: true })
    const queued: Scan[] = []
    for (const { id: websiteId } of rows) {
      // Another process may have queued one after the statement above began: that changes no row of it.
      if ((await unfinishedScans(tx, websiteId)).length > 0) continue
      queued.push(await queueScan(tx, { websiteId, cause: 'schedule', checks: all, triggers, createdAt: at }))
    }
    return queued
  })
}
