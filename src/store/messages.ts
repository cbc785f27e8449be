import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { MessageContent } from '#core/messages/message.ts'
import type { MessageState } from '#core/messages/message-states.ts'
import type { Suspicion } from '#core/messages/suspicion.ts'
import type { Database, Queries } from './database.ts'
import { mails } from './schema/mails.ts'
import { messageAnswers, messages } from './schema/messages.ts'
import { theRow } from './the-row.ts'

export type Message = typeof messages.$inferSelect
export type MessageAnswer = typeof messageAnswers.$inferSelect

export interface NewMessage {
  content: MessageContent
  /** `null` for a visitor. */
  ownerId: string | null
  /** Address for the answer. */
  email: string
  name: string | null
  /** `null`: not suspicious. */
  suspicion: Suspicion | null
  at: Date
}

/** Saves a message; suspicious ones get the state `spam`. */
export async function addMessage(
  db: Queries,
  { content, suspicion, at, ...from }: NewMessage,
): Promise<Message> {
  return theRow(
    await db
      .insert(messages)
      .values({
        ...from,
        kind: content.kind,
        content,
        suspicion,
        state: suspicion === null ? 'open' : 'spam',
        createdAt: at,
      })
      .returning(),
  )
}

/** One message, for the operator; `null` when there is none. */
export async function messageOf(db: Queries, id: string): Promise<Message | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

/** Messages of an owner, newest first. */
export const messagesOfOwner = (db: Queries, ownerId: string, most: number): Promise<Message[]> =>
  db
    .select()
    .from(messages)
    .where(eq(messages.ownerId, ownerId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)

/** The answers to these messages, oldest first. */
export async function answersTo(db: Queries, ids: readonly string[]): Promise<MessageAnswer[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(messageAnswers)
    .where(inArray(messageAnswers.messageId, [...ids]))
    .orderBy(asc(messageAnswers.createdAt), asc(messageAnswers.id))
}

interface MessagePage {
  state: MessageState | undefined
  /** Last message of the previous page. */
  after: string | undefined
  most: number
}

/** Messages newest first, for the operator's page; all but spam when no state is asked for. */
export function listMessages(db: Database, { state, after, most }: MessagePage): Promise<Message[]> {
  const before = db
    .select({ at: messages.createdAt, id: messages.id })
    .from(messages)
    .where(eq(messages.id, after ?? ''))
  return db
    .select()
    .from(messages)
    .where(
      and(
        state === undefined ? ne(messages.state, 'spam') : eq(messages.state, state),
        after === undefined ? undefined : sql`(${messages.createdAt}, ${messages.id}) < ${before}`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)
}

/** How many messages there are in each state. */
export async function countMessages(db: Queries): Promise<Partial<Record<MessageState, number>>> {
  const rows = await db
    .select({ state: messages.state, count: sql<number>`count(*)::int` })
    .from(messages)
    .groupBy(messages.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Saves an answer, and marks its message as answered. */
export async function addAnswer(
  db: Database,
  { messageId, text, at }: { messageId: string; text: string; at: Date },
): Promise<MessageAnswer> {
  return db.transaction(async (tx) => {
    const row = theRow(await tx.insert(messageAnswers).values({ messageId, text, createdAt: at }).returning())
    await setMessageState(tx, messageId, 'answered', at)
    return row
  })
}

/** Removes an answer whose mail was not stored or queued, with that mail; its message is again as it was before. */
export async function dropAnswer(
  db: Database,
  { id }: MessageAnswer,
  before: Pick<Message, 'id' | 'state' | 'endedAt'>,
): Promise<void> {
  const { state, endedAt } = before
  await db.transaction(async (tx) => {
    await tx
      .delete(mails)
      .where(and(eq(mails.dedupeKey, answerMailKey(id)), inArray(mails.state, ['queued', 'outbox'])))
    await tx.delete(messageAnswers).where(eq(messageAnswers.id, id))
    await tx.update(messages).set({ state, endedAt }).where(eq(messages.id, before.id))
  })
}

/** `false`: there is no such message. */
export async function setMessageState(
  db: Queries,
  id: string,
  state: MessageState,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ state, endedAt: state === 'open' ? null : at })
    .where(eq(messages.id, id))
    .returning({ id: messages.id })
  return rows.length > 0
}

/** Dedupe key of the mail about a message; the mail is removed with the message. */
export const messageMailKey = (messageId: string): string => `message:${messageId}`
/** The same for the mail of an answer. */
export const answerMailKey = (answerId: string): string => `answer:${answerId}`

/** Removes the mails to the operator about an owner's messages. */
export async function removeMessageMailsOf(db: Queries, ownerId: string): Promise<void> {
  const rows = await db.select({ id: messages.id }).from(messages).where(eq(messages.ownerId, ownerId))
  await removeMessageMails(
    db,
    rows.map(({ id }) => id),
  )
}

/**
 * Removes spam received before `spam`, an owner's too, and visitors' messages received before `visitors`, with the mails about them. Other
 * messages of an owner stay with the account.
 */
export async function sweepMessages(db: Database, before: { spam: Date; visitors: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        sql`(${and(eq(messages.state, 'spam'), lt(messages.createdAt, before.spam))})
          or (${and(isNull(messages.ownerId), lt(messages.createdAt, before.visitors))})`,
      )
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    await removeMessageMails(tx, ids)
    await tx.delete(messages).where(inArray(messages.id, ids))
  })
}

/** The mails about messages, and about their answers. */
async function removeMessageMails(db: Queries, ids: readonly string[]): Promise<void> {
  const answers = await answersTo(db, ids)
  const keys = [...ids.map(messageMailKey), ...answers.map(({ id }) => answerMailKey(id))]
  if (keys.length > 0) await db.delete(mails).where(inArray(mails.dedupeKey, keys))
}
