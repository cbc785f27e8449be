import { and, desc, eq, getTableColumns, inArray, isNotNull, like, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'
import type { MailState } from '#core/mail-states.ts'
import { wellFormedEmail } from '#core/owner-input/email.ts'
import { mails } from './schema/mails.ts'

/** An address that a mail can be sent to, as it is stored: that of a web person was typed in a form, that of an account may be of a provider of sign-ins. */
export const mailAddress = z
  .string()
  .refine((text) => wellFormedEmail(text)?.toLowerCase() === text.toLowerCase())

export type Mail = typeof mails.$inferSelect
export type NewMail = Pick<Mail, 'to' | 'kind' | 'subject' | 'text' | 'html'> & {
  state: 'queued' | 'outbox'
  ownerId?: string | undefined
  unsubscribeUrl?: string | undefined
  dedupeKey?: string | undefined
}

/** Stores a mail; `null` when there is already one with its `dedupeKey`. */
export async function addMail(db: Database, mail: NewMail): Promise<string | null> {
  const [row] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  return row?.id ?? null
}

export async function mailState(db: Database, id: string): Promise<MailState | null> {
  const [row] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, id))
  return row?.state ?? null
}

/** Marks a queued mail as being sent. `null`: it is not queued. */
export async function takeMail(db: Database, id: string): Promise<Mail | null> {
  const [row] = await db
    .update(mails)
    .set({ state: 'sending', attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    .returning()
  return row ?? null
}

/** Puts a mail back into the queue that was certainly not sent; one that is not being sent any more stays as it is. */
export async function requeueMail(
  db: Database,
  id: string,
  tried: Pick<Mail, 'attempts'> & { lastError: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'queued', ...tried })
    .where(and(eq(mails.id, id), eq(mails.state, 'sending')))
}

/** Records the result of a delivery. An `unknown` mail may later become `sent`. The texts of a sent mail may be replaced. */
export async function endMail(
  db: Database,
  id: string,
  end: { state: 'sent' | 'unknown' | 'failed'; lastError?: string } & Partial<Pick<Mail, 'text' | 'html'>>,
): Promise<void> {
  const from: MailState[] = end.state === 'sent' ? ['sending', 'unknown'] : ['sending']
  await db
    .update(mails)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(mails.id, id), inArray(mails.state, from)))
}

interface MailPage {
  state: MailState | undefined
  /** Last mail of the previous page. */
  after: string | undefined
  most: number
}

/** Mails without their texts, newest first, for the operator's page. */
export function listMails(db: Database, { state, after, most }: MailPage) {
  const {
    text: _text,
    html: _html,
    unsubscribeUrl: _link,
    dedupeKey: _key,
    ...listed
  } = getTableColumns(mails)
  return db
    .select(listed)
    .from(mails)
    .where(
      and(
        state === undefined ? undefined : eq(mails.state, state),
        after === undefined ? undefined : sql`(${mails.createdAt}, ${mails.id}) < ${placeOf(db, after)}`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most)
}

/** Position of a mail in the order of the list. */
const placeOf = (db: Database, id: string) =>
  db.select({ at: mails.createdAt, id: mails.id }).from(mails).where(eq(mails.id, id))

/** One mail with its texts, for the operator; `null` when there is none. */
export async function mailOf(db: Database, id: string): Promise<Mail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail ?? null
}

/** Puts a mail back into the queue that is not being sent and was not certainly sent; `false` for any other. */
export async function retryMail(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ state: 'queued', attempts: 0, endedAt: null })
    .where(and(eq(mails.id, id), inArray(mails.state, ['queued', 'failed', 'unknown', 'outbox'])))
    .returning({ id: mails.id })
  return rows.length > 0
}

/** Last error of the newest waiting or failed mail; `null` when there is none. */
export async function lastMailError(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ error: mails.lastError })
    .from(mails)
    .where(and(inArray(mails.state, ['queued', 'failed']), isNotNull(mails.lastError)))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return row?.error ?? null
}

/** How many mails there are in each state. */
export async function countMails(db: Database): Promise<Partial<Record<MailState, number>>> {
  const rows = await db
    .select({ state: mails.state, count: sql<number>`count(*)::int` })
    .from(mails)
    .groupBy(mails.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** A token in a mail's link: after `#`, up to the end of the address in text or HTML. */
const TOKEN = '#token=[^[:space:]"<>&]+'
/** What stands in place of a token that was removed. */
const NO_TOKEN = '#…'

/** Whether the token of a mail's link was removed, so that its link opens nothing. */
export const hasLostToken = ({ text }: Pick<Mail, 'text'>): boolean => text.includes(NO_TOKEN)

/** Removes the expired tokens from unsent mails stored before a time. */
export async function cutOldTokens(db: Database, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      text: sql`regexp_replace(${mails.text}, ${TOKEN}, ${NO_TOKEN}, 'g')`,
      html: sql`regexp_replace(${mails.html}, ${TOKEN}, ${NO_TOKEN}, 'g')`,
    })
    .where(
      and(
        inArray(mails.state, ['unknown', 'failed', 'outbox']),
        lt(mails.createdAt, before),
        like(mails.text, '%#token=%'),
      ),
    )
}

/** Removes all mails to an owner. */
export async function removeMailsOf(db: Database, ownerId: string): Promise<void> {
  await db.delete(mails).where(eq(mails.ownerId, ownerId))
}
