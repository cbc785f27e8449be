import type { Preferences } from '#core/owner-input/preferences.ts'
import type { Queries } from './database.ts'
import { type Owner, ownerOf } from './owners.ts'

/** Somebody we may write to. */
export interface Recipient {
  id: string
  email: string
  preferences: Preferences
  since: Date
}

/** The owner to write to; `null` for nobody, and for an address that was never proven to be theirs. */
export async function recipientOf(db: Queries, ownerId: string | null): Promise<Recipient | null> {
  const owner = ownerId === null ? null : await ownerOf(db, ownerId)
  return owner?.emailVerified
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
