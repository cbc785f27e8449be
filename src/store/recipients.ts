import { eq, sql } from 'drizzle-orm'
import type { NotificationKind, Preferences } from '#core/owner-input/preferences.ts'
import type { Queries } from './database.ts'
import { mailAddress } from './mails.ts'
import { type Owner, ownerOf } from './owners.ts'
import { owners } from './schema/owners.ts'

/** An owner whom mails may be sent to. */
export interface Recipient {
  id: string
  email: string
  preferences: Preferences
  since: Date
}

/** The recipient of an owner's mails; `null` without an owner or a confirmed address. A provider of sign-ins may confirm what is no address. */
export async function recipientOf(db: Queries, ownerId: string | null): Promise<Recipient | null> {
  const owner = ownerId === null ? null : await ownerOf(db, ownerId)
  return owner?.emailVerified && mailAddress.safeParse(owner.email).success
    ? { id: owner.id, email: owner.email, preferences: preferencesOf(owner), since: owner.createdAt }
    : null
}

const preferencesOf = (owner: Owner): Preferences => ({
  notifyAny: owner.notifyAny,
  notifyResults: owner.notifyResults,
  notifySummary: owner.notifySummary,
  summaryEvery: owner.summaryEvery,
  notifyReminders: owner.notifyReminders,
  notifyNews: owner.notifyNews,
})

const SWITCHES = {
  results: 'notifyResults',
  summary: 'notifySummary',
  reminders: 'notifyReminders',
  news: 'notifyNews',
} as const satisfies Record<NotificationKind, keyof Preferences>

/** Switches one kind of mail off. Raises the version, so that an open form of preferences is refused instead of undoing it. */
export async function switchOff(db: Queries, ownerId: string, kind: NotificationKind): Promise<void> {
  await db
    .update(owners)
    .set({ [SWITCHES[kind]]: false, version: sql`${owners.version} + 1` })
    .where(eq(owners.id, ownerId))
}
