import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { ownerMedia } from './schema/media.ts'

export interface Watched {
  mediaId: string
  /** The playback position. */
  seconds: number
  finished: boolean
  at: Date
}

/** A media item, an owner and the time of the change. */
interface OwnersItem {
  ownerId: string
  mediaId: string
  at: Date
}

/** Favourites and watched items of an owner, newest first. */
export async function mediaOfOwner(
  db: Queries,
  ownerId: string,
): Promise<{ favourites: string[]; watched: Watched[] }> {
  const rows = await db
    .select()
    .from(ownerMedia)
    .where(eq(ownerMedia.ownerId, ownerId))
    .orderBy(desc(ownerMedia.favouriteSince), desc(ownerMedia.createdAt))
  const watched = rows.flatMap(({ mediaId, seconds, finished, watchedAt }) =>
    watchedAt === null ? [] : [{ mediaId, seconds, finished, at: watchedAt }],
  )
  return {
    favourites: rows.filter((row) => row.favouriteSince !== null).map(({ mediaId }) => mediaId),
    watched: watched.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  }
}

/** Makes an item a favourite, or no longer one. Returns whether it is one now. */
export async function toggleFavourite(db: Queries, { ownerId, mediaId, at }: OwnersItem): Promise<boolean> {
  const [row] = await db
    .insert(ownerMedia)
    .values({ ownerId, mediaId, favouriteSince: at })
    .onConflictDoUpdate({
      target: [ownerMedia.ownerId, ownerMedia.mediaId],
      set: {
        favouriteSince: sql`case when ${ownerMedia.favouriteSince} is null then excluded.favourite_since end`,
      },
    })
    .returning({ since: ownerMedia.favouriteSince })
  return row?.since != null
}

/** Whether an owner has made an item a favourite or watched it, now or once. */
export async function hasOwnerMedia(
  db: Queries,
  { ownerId, mediaId }: Pick<OwnersItem, 'ownerId' | 'mediaId'>,
): Promise<boolean> {
  const isTheirs = and(eq(ownerMedia.ownerId, ownerId), eq(ownerMedia.mediaId, mediaId))
  return (await db.select({ mediaId: ownerMedia.mediaId }).from(ownerMedia).where(isTheirs)).length > 0
}

/** Saves the playback position. An item watched to its end stays finished. Returns whether it is. */
export async function savePlaybackPosition(
  db: Queries,
  { ownerId, mediaId, at }: OwnersItem,
  { seconds, finished }: { seconds: number; finished: boolean },
): Promise<boolean> {
  const [row] = await db
    .insert(ownerMedia)
    .values({ ownerId, mediaId, seconds, finished, watchedAt: at })
    .onConflictDoUpdate({
      target: [ownerMedia.ownerId, ownerMedia.mediaId],
      set: { seconds, finished: sql`${ownerMedia.finished} or excluded.finished`, watchedAt: at },
    })
    .returning({ finished: ownerMedia.finished })
  return row?.finished === true
}
