import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { type MediaItem, mediaItemShape } from '#core/lessons/media-item.ts'
import type { Database, Queries } from './database.ts'
import { media } from './schema/media.ts'

/** Replaces Fettle's own media items in the library. Items that an operator added stay. */
export async function replaceBuiltInMedia(db: Database, items: readonly MediaItem[]): Promise<void> {
  const rows = items.map((item) => ({ id: String(item.id), item, builtIn: true }))
  const ids = rows.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await tx.delete(media).where(and(eq(media.builtIn, true), notInArray(media.id, ids)))
    if (rows.length === 0) return
    await tx
      .insert(media)
      .values(rows)
      .onConflictDoUpdate({
        target: media.id,
        set: { item: sql`excluded.item` },
        setWhere: sql`${media.builtIn} and ${media.item} <> excluded.item`,
      })
  })
}

/** Items of the library in the order of `ids`; unknown ones are left out. */
export async function mediaByIds(db: Queries, ids: readonly string[]): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]))
  const byId = new Map(rows.map(({ id, item }) => [id, item]))
  return ids.flatMap((id) => {
    const read = mediaItemShape.safeParse(byId.get(id))
    return read.success ? [read.data] : []
  })
}
