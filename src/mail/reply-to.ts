import type { Database } from '#store/database.ts'
import { mailOf } from '#store/mails.ts'
import { ownerOf } from '#store/owners.ts'
import { settingOf } from '#store/settings.ts'

/**
 * Where an answer to a mail goes: to the address of the contact pages, or, when it was sent for an owner, to that owner. `null`: to
 * where it came from. The address that somebody signs in with is told to nobody but those whom they write to.
 */
export async function replyToOf(db: Database, mailId: string): Promise<string | null> {
  const mail = await mailOf(db, mailId)
  // Whoever runs this Fettle answers on their page, so that the answer is kept with the message.
  if (!mail || mail.kind === 'message') return null
  if (mail.kind !== 'hand_over') return (await settingOf(db, 'support')).value.email || null
  return mail.ownerId === null ? null : ((await ownerOf(db, mail.ownerId))?.email ?? null)
}
