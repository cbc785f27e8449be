import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { MailState } from '#core/mail-states.ts'
import type { Database, Queries } from './database.ts'
import { type AskedResult, handOverAsks, handOverLines, handOvers } from './schema/hand-overs.ts'
import { mails } from './schema/mails.ts'
import { theRow } from './the-row.ts'

export type { AskedResult } from './schema/hand-overs.ts'
export type HandOver = typeof handOvers.$inferSelect
export type HandOverAsk = typeof handOverAsks.$inferSelect
export type HandOverLine = typeof handOverLines.$inferSelect

/** A hand-over with what it asks for, in its order, the lines written about it, and the mail that sent it, where there was one. */
export type FullHandOver = HandOver & {
  asks: HandOverAsk[]
  lines: HandOverLine[]
  mailedTo: string | null
  mailState: MailState | null
}

/** Dedupe key of a hand-over's mail: it is mailed once. */
export const mailOfHandOver = (id: string): string => `hand_over:${id}`

type NewHandOver = Pick<HandOver, 'ownerId' | 'websiteId' | 'tokenHash' | 'createdAt' | 'expiresAt'> & {
  asks: readonly { check: string; before: AskedResult | null; passedAt: Date | null }[]
}

/** Saves a hand-over and what it asks for. Of its token only the hash is stored. */
export function addHandOver(db: Database, { asks, ...handOver }: NewHandOver): Promise<HandOver> {
  return db.transaction(async (tx) => {
    const row = theRow(await tx.insert(handOvers).values(handOver).returning())
    const rows = asks.map((ask, index) => ({ ...ask, handOverId: row.id, place: index + 1 }))
    await tx.insert(handOverAsks).values(rows)
    return row
  })
}

/** All hand-overs of an owner, newest first. */
export const handOversOf = (db: Queries, ownerId: string): Promise<FullHandOver[]> =>
  withAsks(db, eq(handOvers.ownerId, ownerId))

/** One hand-over of an owner; `null`: there is none. */
export async function handOverOf(db: Queries, ownerId: string, id: string): Promise<FullHandOver | null> {
  const [row] = await withAsks(db, and(eq(handOvers.ownerId, ownerId), eq(handOvers.id, id)))
  return row ?? null
}

/** The hand-over of a token, also an ended one. */
export async function handOverByToken(db: Queries, tokenHash: string): Promise<FullHandOver | null> {
  const [row] = await withAsks(db, eq(handOvers.tokenHash, tokenHash))
  return row ?? null
}

async function withAsks(db: Queries, which: SQL | undefined): Promise<FullHandOver[]> {
  const rows = await db
    .select({ ...getTableColumns(handOvers), mailedTo: mails.to, mailState: mails.state })
    .from(handOvers)
    .leftJoin(mails, eq(mails.dedupeKey, sql`${mailOfHandOver('')} || ${handOvers.id}`))
    .where(which)
    .orderBy(desc(handOvers.createdAt))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const asks = await db
    .select()
    .from(handOverAsks)
    .where(inArray(handOverAsks.handOverId, ids))
    .orderBy(asc(handOverAsks.place))
  const lines = await db
    .select()
    .from(handOverLines)
    .where(inArray(handOverLines.handOverId, ids))
    .orderBy(asc(handOverLines.createdAt), asc(handOverLines.id))
  return rows.map((row) => ({ ...row, asks: rowsOf(asks, row.id), lines: rowsOf(lines, row.id) }))
}

const rowsOf = <Row extends { handOverId: string }>(all: readonly Row[], id: string): Row[] =>
  all.filter(({ handOverId }) => handOverId === id)

/** Ends a hand-over; one that has ended stays unchanged. `false`: the owner has no such hand-over. */
export async function revokeHandOver(db: Queries, ownerId: string, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(handOvers)
    .set({ revokedAt: sql`coalesce(${handOvers.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(handOvers.id, id), eq(handOvers.ownerId, ownerId)))
    .returning({ id: handOvers.id })
  return ended.length > 0
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

/** Claims a test of one thing by the link; `false`: there was one since `recently`. Of two at once, one succeeds. */
export async function claimTest(
  db: Queries,
  { handOverId, check }: Pick<HandOverAsk, 'handOverId' | 'check'>,
  at: Date,
  recently: Date,
): Promise<boolean> {
  const taken = await db
    .update(handOverAsks)
    .set({ lastTestAt: at })
    .where(
      and(
        isAsk({ handOverId, check }),
        or(isNull(handOverAsks.lastTestAt), lte(handOverAsks.lastTestAt, recently)),
      ),
    )
    .returning({ check: handOverAsks.check })
  if (taken.length === 0) return false
  await db.update(handOvers).set({ lastRetestAt: at }).where(eq(handOvers.id, handOverId))
  return true
}

const isAsk = ({ handOverId, check }: Pick<HandOverAsk, 'handOverId' | 'check'>): SQL | undefined =>
  and(eq(handOverAsks.handOverId, handOverId), eq(handOverAsks.check, check))

/** Saves a question or an answer about one thing. */
export async function addLine(
  db: Queries,
  line: Pick<HandOverLine, 'handOverId' | 'check' | 'from' | 'text' | 'createdAt'>,
): Promise<HandOverLine> {
  return theRow(await db.insert(handOverLines).values(line).returning())
}

/** What the links of a website ask for that work at this time, and how each stands. */
export const asksInForce = (db: Queries, websiteId: string, at: Date): Promise<HandOverAsk[]> =>
  db
    .select(getTableColumns(handOverAsks))
    .from(handOverAsks)
    .innerJoin(handOvers, eq(handOvers.id, handOverAsks.handOverId))
    .where(
      and(
        eq(handOvers.websiteId, websiteId),
        isNull(handOvers.revokedAt),
        sql`${handOvers.expiresAt} > ${at.toISOString()}::timestamptz`,
      ),
    )

/** Records when the test of one thing was first seen to pass; `null`: it fails again. */
export async function setPassed(
  db: Queries,
  ask: Pick<HandOverAsk, 'handOverId' | 'check'>,
  passedAt: Date | null,
): Promise<void> {
  await db.update(handOverAsks).set({ passedAt }).where(isAsk(ask))
}
