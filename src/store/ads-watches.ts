import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AdsNotice } from '#core/ads/notices.ts'
import type { Queries } from './database.ts'
import type { StoredConnection } from './owner-connections.ts'
import { adsNotices, adsWatches } from './schema/ads.ts'

export type AdsWatch = typeof adsWatches.$inferSelect
export type StoredAdsNotice = typeof adsNotices.$inferSelect
type Of = Pick<StoredConnection, 'id' | 'mode'>

/** How an account is watched; `null`: nothing was set or looked at yet. */
export async function adsWatchOf(db: Queries, connectionId: string): Promise<AdsWatch | null> {
  const [row] = await db.select().from(adsWatches).where(eq(adsWatches.connectionId, connectionId))
  return row ?? null
}

/** Saves what changed of how an account is watched. */
export async function saveAdsWatch(
  db: Queries,
  { id, mode }: Of,
  set: Partial<Pick<AdsWatch, 'ceiling' | 'reachedIn' | 'lookedAt' | 'pagesAt' | 'countedAt'>>,
): Promise<void> {
  await db
    .insert(adsWatches)
    .values({ ...set, connectionId: id, origin: mode })
    .onConflictDoUpdate({ target: adsWatches.connectionId, set })
}

/** The notices that the owner has not put away, newest first. */
export const shownAdsNotices = (db: Queries, connectionId: string): Promise<StoredAdsNotice[]> =>
  db
    .select()
    .from(adsNotices)
    .where(and(eq(adsNotices.connectionId, connectionId), isNull(adsNotices.putAwayAt)))
    .orderBy(desc(adsNotices.at), desc(adsNotices.id))

/** Keeps a notice. `false`: one of that key was told before, and only its figures are new. */
export async function keepAdsNotice(
  db: Queries,
  { id, mode }: Of,
  told: { key: string; notice: AdsNotice; at: Date },
): Promise<boolean> {
  const [known] = await db
    .update(adsNotices)
    .set({ notice: told.notice })
    .where(and(eq(adsNotices.connectionId, id), eq(adsNotices.key, told.key)))
    .returning({ id: adsNotices.id })
  if (known) return false
  const rows = await db
    .insert(adsNotices)
    .values({ ...told, connectionId: id, origin: mode })
    .onConflictDoNothing()
    .returning({ id: adsNotices.id })
  return rows.length > 0
}

/** Everything that an owner was told of an account, put away or not. */
export const toldAdsNotices = (db: Queries, connectionId: string): Promise<StoredAdsNotice[]> =>
  db.select().from(adsNotices).where(eq(adsNotices.connectionId, connectionId))

/** Takes back what holds no longer: the notices whose key begins so. What was put away stays known, unless it may be told again. */
export async function takeAdsNoticesBack(
  db: Queries,
  connectionId: string,
  { beginning, mayBeToldAgain }: { beginning: string; mayBeToldAgain: boolean },
): Promise<void> {
  await db
    .delete(adsNotices)
    .where(
      and(
        eq(adsNotices.connectionId, connectionId),
        sql`starts_with(${adsNotices.key}, ${beginning})`,
        mayBeToldAgain ? undefined : isNull(adsNotices.putAwayAt),
      ),
    )
}

/** Puts a notice away. `false`: the connection has none of that id. */
export async function putAdsNoticeAway(
  db: Queries,
  { connectionId, id, at }: { connectionId: string; id: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(adsNotices)
    .set({ putAwayAt: at })
    .where(and(eq(adsNotices.id, id), eq(adsNotices.connectionId, connectionId)))
    .returning({ id: adsNotices.id })
  return rows.length > 0
}
