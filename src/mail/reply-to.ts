import type { Database } from '#store/database.ts'
import { mailOf } from '#store/mails.ts'
import { ownerOf } from '#store/owners.ts'
import { settingOf } from '#store/settings.ts'

/**
 * Reply-To of a mail: the contact address, or the owner for whom it was sent. `null`: the sender. An owner's sign-in address is given to
 * nobody but those whom they write to.
 */
export async function replyToOf(db: Database, mailId: string): Promise<string | null> {
  const mail = await mailOf(db, mailId)
  // The operator answers on the admin page, so that the answer is kept with the message.
  if (!mail || mail.kind === 'message') return null
  if (mail.kind !== 'hand_over') return (await settingOf(db, 'support')).value.email || null
  return mail.ownerId === null ? null : ((await ownerOf(db, mail.ownerId))?.email ?? null)
}
