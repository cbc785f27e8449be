import { and, desc, eq, getTableColumns, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import type { MailState } from '#core/mail-states.ts'
import { mails } from './schema/mails.ts'
import { handOvers } from './schema/plans.ts'

export type HandOver = typeof handOvers.$inferSelect

/** A hand-over with the mail that sent it, where there was one. */
export type HandOverWithMail = HandOver & { mailedTo: string | null; mailState: MailState | null }

/** Dedupe key of a hand-over's mail: it is mailed once. */
export const mailOfHandOver = (id: string): string => `hand_over:${id}`

/** Saves a hand-over. Of its token only the hash is stored. */
export async function addHandOver(
  db: Queries,
  handOver: Pick<HandOver, 'ownerId' | 'websiteId' | 'check' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<HandOver> {
  const [row] = await db.insert(handOvers).values(handOver).returning()
  if (!row) throw new Error('PostgreSQL gave no row back')
  return row
}

/** All hand-overs of an owner, newest first. */
export const handOversOf = (db: Queries, ownerId: string): Promise<HandOverWithMail[]> =>
  withMail(db, eq(handOvers.ownerId, ownerId))

/** One hand-over of an owner; `null`: there is none. */
export async function handOverOf(db: Queries, ownerId: string, id: string): Promise<HandOverWithMail | null> {
  const [row] = await withMail(db, and(eq(handOvers.ownerId, ownerId), eq(handOvers.id, id)))
  return row ?? null
}

const withMail = (db: Queries, which: SQL | undefined): Promise<HandOverWithMail[]> =>
  db
    .select({ ...getTableColumns(handOvers), mailedTo: mails.to, mailState: mails.state })
    .from(handOvers)
    .leftJoin(mails, eq(mails.dedupeKey, sql`${mailOfHandOver('')} || ${handOvers.id}`))
    .where(which)
    .orderBy(desc(handOvers.createdAt))

/** Ends a hand-over; one that has ended stays unchanged. `false`: the owner has no such hand-over. */
export async function revokeHandOver(db: Queries, ownerId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(handOvers)
    .set({ revokedAt: sql`coalesce(${handOvers.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(handOvers.id, id), eq(handOvers.ownerId, ownerId)))
    .returning({ id: handOvers.id })
  return ended.length > 0
}

/** The hand-over of a token, also an ended one. */
export async function handOverByToken(db: Queries, tokenHash: string): Promise<HandOver | null> {
  const [row] = await db.select().from(handOvers).where(eq(handOvers.tokenHash, tokenHash))
  return row ?? null
}

/** Counts an opening of the link, unless there was one since `recently`: reloading the page does not count. */
export async function countOpening(db: Queries, id: string, at: Date, recently: Date): Promise<void> {
  await db
    .update(handOvers)
    .set({
      opened: sql`${handOvers.opened} + case when ${handOvers.lastOpenedAt} > ${recently.toISOString()}::timestamptz then 0 else 1 end`,
      lastOpenedAt: at,
    })
    .where(eq(handOvers.id, id))
}

/** Claims a rerun by the link; `false`: there was one since `recently`. Of two at once, one succeeds. */
export async function claimRerun(db: Queries, id: string, at: Date, recently: Date): Promise<boolean> {
  const taken = await db
    .update(handOvers)
    .set({ lastRetestAt: at })
    .where(
      and(eq(handOvers.id, id), or(isNull(handOvers.lastRetestAt), lte(handOvers.lastRetestAt, recently))),
    )
    .returning({ id: handOvers.id })
  return taken.length > 0
}
