import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AdsWatchWork } from '#core/ads/watch-works.ts'
import type { Database } from './database.ts'
import { saveAdsWatch } from './ads-watches.ts'
import { adsWatches } from './schema/ads.ts'
import { connections } from './schema/connections.ts'
import { tooLateFrom } from './too-late.ts'

/** When each work was last done. */
const DONE_AT = { ceiling: 'countedAt', pages: 'pagesAt', week: 'lookedAt' } as const
type RegularWork = Exclude<AdsWatchWork, 'settle'>

interface DueWork {
  service: string
  work: RegularWork
  /** What was done before this time is due. */
  before: Date
  at: Date
  most: number
}

/**
 * Takes the ads accounts for which a work is due, those that waited longest first, and notes them as done. `queue` is called for each before it is noted:
 * a process that ends in between queues it again.
 */
export function takeAdsWork(
  db: Database,
  { service, work, before, at, most }: DueWork,
  queue: (ownerId: string) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const done = adsWatches[DONE_AT[work]]
    const due = await tx
      .select({ id: connections.id, mode: connections.mode, ownerId: connections.ownerId })
      .from(connections)
      .leftJoin(adsWatches, eq(adsWatches.connectionId, connections.id))
      .where(
        and(
          eq(connections.service, service),
          eq(connections.state, 'connected'),
          isNotNull(connections.connectedAt),
          work === 'ceiling' ? isNotNull(adsWatches.ceiling) : undefined,
          or(isNull(done), lt(done, before), gt(done, tooLateFrom(at))),
        ),
      )
      .orderBy(sql`${done} asc nulls first`)
      .limit(most)
      .for('no key update', { of: connections, skipLocked: true })
    for (const connection of due) {
      await queue(connection.ownerId)
      await saveAdsWatch(tx, connection, { [DONE_AT[work]]: at })
    }
  })
}
