import { and, eq, sql } from 'drizzle-orm'
import type { Tool } from '#tools/tool.ts'
import type { Queries } from './database.ts'
import { toolFavourites, tools } from './schema/tools.ts'

/** A tool that the operator changed or added, with its version. */
export interface ChangedTool {
  tool: Tool
  version: number
}

/** Every tool that the operator changed or added, the oldest change first. */
export const changedTools = (db: Queries): Promise<ChangedTool[]> =>
  db.select({ tool: tools.tool, version: tools.version }).from(tools).orderBy(tools.updatedAt, tools.id)

/** Saves a tool that was read at this version, 0 for a built-in one. `false`: somebody saved meanwhile. */
export async function saveTool(db: Queries, { tool, version }: ChangedTool, at: Date): Promise<boolean> {
  const next = { tool, version: version + 1, updatedAt: at }
  if (version === 0) {
    const rows = await db
      .insert(tools)
      .values({ id: tool.id, ...next })
      .onConflictDoNothing()
      .returning({ id: tools.id })
    return rows.length > 0
  }
  const rows = await db
    .update(tools)
    .set({ tool, version: sql`${tools.version} + 1`, updatedAt: at })
    .where(and(eq(tools.id, tool.id), eq(tools.version, version)))
    .returning({ id: tools.id })
  return rows.length > 0
}

/** Ids of an owner's favourite tools. */
export async function favouriteTools(db: Queries, ownerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tool: toolFavourites.tool })
    .from(toolFavourites)
    .where(eq(toolFavourites.ownerId, ownerId))
  return new Set(rows.map(({ tool }) => tool))
}

interface Favourite {
  ownerId: string
  tool: string
  isFavourite: boolean
}

/** Makes a tool a favourite of an owner, or no longer; repeating it changes nothing. */
export async function setFavouriteTool(
  db: Queries,
  { ownerId, tool, isFavourite }: Favourite,
): Promise<void> {
  if (isFavourite) await db.insert(toolFavourites).values({ ownerId, tool }).onConflictDoNothing()
  else
    await db
      .delete(toolFavourites)
      .where(and(eq(toolFavourites.ownerId, ownerId), eq(toolFavourites.tool, tool)))
}
