import { and, desc, eq, getTableColumns, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import type { MailState } from '#core/mail-states.ts'
import { mails } from './schema/mails.ts'
import { handOvers } from './schema/plans.ts'

export type HandOver = typeof handOvers.$inferSelect

/** A link with the mail that it was sent by, when it was. */
export type GivenHandOver = HandOver & { mailedTo: string | null; mailState: MailState | null }

/** By what a link's mail is known: one link is mailed once. */
export const mailOfHandOver = (id: string): string => `hand_over:${id}`

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
export const handOversOf = (db: Queries, ownerId: string): Promise<GivenHandOver[]> =>
  withMail(db, eq(handOvers.ownerId, ownerId))

/** One link of an owner; `null`: they have no such link. */
export async function handOverOf(db: Queries, ownerId: string, id: string): Promise<GivenHandOver | null> {
  const [row] = await withMail(db, and(eq(handOvers.ownerId, ownerId), eq(handOvers.id, id)))
  return row ?? null
}

const withMail = (db: Queries, which: SQL | undefined): Promise<GivenHandOver[]> =>
  db
    .select({ ...getTableColumns(handOvers), mailedTo: mails.to, mailState: mails.state })
    .from(handOvers)
    .leftJoin(mails, eq(mails.dedupeKey, sql`${mailOfHandOver('')} || ${handOvers.id}`))
    .where(which)
    .orderBy(desc(handOvers.createdAt))

/** Ends a link; one that has ended stays as it was. `false`: the owner has no such link. */
export async function revokeHandOver(db: Queries, ownerId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(handOvers)
    .set({ revokedAt: sql`coalesce(${handOvers.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(handOvers.id, id), eq(handOvers.ownerId, ownerId)))
    .returning({ id: handOvers.id })
  return ended.length > 0
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
