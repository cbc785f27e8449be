import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { handOvers } from './schema/plans.ts'

export type HandOver = typeof handOvers.$inferSelect

/** Keeps a link that an owner gives out. `tokenHash` is all that is kept of its token. */
export async function addHandOver(
  db: Queries,
  handOver: Pick<HandOver, 'ownerId' | 'websiteId' | 'check' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<HandOver> {
  const [row] = await db.insert(handOvers).values(handOver).returning()
  if (!row) throw new Error('PostgreSQL gave no row back')
  return row
}

/** Every link that an owner has given out, newest first. */
export const handOversOf = (db: Queries, ownerId: string): Promise<HandOver[]> =>
  db.select().from(handOvers).where(eq(handOvers.ownerId, ownerId)).orderBy(desc(handOvers.createdAt))

/** Ends a link; one that has ended stays as it was. `null`: the owner has no such link. */
export async function revokeHandOver(
  db: Queries,
  ownerId: string,
  id: string,
  at: Date,
): Promise<HandOver | null> {
  const [row] = await db
    .update(handOvers)
    .set({ revokedAt: sql`coalesce(${handOvers.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(handOvers.id, id), eq(handOvers.ownerId, ownerId)))
    .returning()
  return row ?? null
}

/** The link of a token, ended ones included. */
export async function handOverByToken(db: Queries, tokenHash: string): Promise<HandOver | null> {
  const [row] = await db.select().from(handOvers).where(eq(handOvers.tokenHash, tokenHash))
  return row ?? null
}

/** Counts that a link was opened, unless it was since `recently`: reading a page again is not another visit. */
export async function countOpening(db: Queries, id: string, at: Date, recently: Date): Promise<void> {
  await db
    .update(handOvers)
    .set({
      opened: sql`${handOvers.opened} + case when ${handOvers.lastOpenedAt} > ${recently.toISOString()}::timestamptz then 0 else 1 end`,
      lastOpenedAt: at,
    })
    .where(eq(handOvers.id, id))
}

/** Takes the link's next re-test; `false`: there was one since `recently`. Of two at once, one gets it. */
export async function takeRetest(db: Queries, id: string, at: Date, recently: Date): Promise<boolean> {
  const taken = await db
    .update(handOvers)
    .set({ lastRetestAt: at })
    .where(
      and(eq(handOvers.id, id), or(isNull(handOvers.lastRetestAt), lte(handOvers.lastRetestAt, recently))),
    )
    .returning({ id: handOvers.id })
  return taken.length > 0
}
