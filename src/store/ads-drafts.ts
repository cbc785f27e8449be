import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { adsDrafts } from './schema/ads.ts'
import type { StoredConnection } from './owner-connections.ts'
import { theRow } from './the-row.ts'

export type AdsDraft = typeof adsDrafts.$inferSelect
type Content = Pick<AdsDraft, 'step' | 'form'>

/** The campaigns that are not finished, newest first. */
export const adsDraftsOf = (db: Queries, connectionId: string): Promise<AdsDraft[]> =>
  db
    .select()
    .from(adsDrafts)
    .where(eq(adsDrafts.connectionId, connectionId))
    .orderBy(desc(adsDrafts.savedAt), desc(adsDrafts.id))

/** `null`: this connection has none of that id. */
export async function adsDraftOf(db: Queries, connectionId: string, id: string): Promise<AdsDraft | null> {
  const [row] = await db
    .select()
    .from(adsDrafts)
    .where(and(eq(adsDrafts.id, id), eq(adsDrafts.connectionId, connectionId)))
  return row ?? null
}

/** Keeps a new draft. */
export async function keepAdsDraft(
  db: Queries,
  { id, mode }: Pick<StoredConnection, 'id' | 'mode'>,
  content: Content & { savedAt: Date },
): Promise<AdsDraft> {
  return theRow(
    await db
      .insert(adsDrafts)
      .values({ ...content, connectionId: id, origin: mode })
      .returning(),
  )
}

/** Saves a draft that was read at a version; `null`: there is none, or it was saved meanwhile. */
export async function saveAdsDraft(
  db: Queries,
  { connectionId, id, version }: { connectionId: string; id: string; version: number },
  content: Content & { savedAt: Date },
): Promise<AdsDraft | null> {
  const [row] = await db
    .update(adsDrafts)
    .set({ ...content, version: sql`${adsDrafts.version} + 1` })
    .where(
      and(eq(adsDrafts.id, id), eq(adsDrafts.connectionId, connectionId), eq(adsDrafts.version, version)),
    )
    .returning()
  return row ?? null
}

/** `false`: there was none. */
export async function removeAdsDraft(db: Queries, connectionId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(adsDrafts)
    .where(and(eq(adsDrafts.id, id), eq(adsDrafts.connectionId, connectionId)))
    .returning({ id: adsDrafts.id })
  return rows.length > 0
}
