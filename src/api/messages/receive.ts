import { messageFacts, messageText, messageTitle } from '#core/messages/message.ts'
import { messageLetter } from '#mail/letters/message.ts'
import { type Limit, hit } from '#store/limits.ts'
import { addMessage, type NewMessage, messageMailKey } from '#store/messages.ts'
import { settingOf } from '#store/settings.ts'
import { operatorEmails } from '#store/users.ts'
import type { Services } from '../services.ts'

/** Most mails to the operator about messages; the page has all messages. */
const NOTICES: Limit = { most: 60, windowSeconds: 3_600 }

/** Stores a message and mails it to the operator; one that looks like a program's is only stored. */
export async function receive(services: Services, given: Omit<NewMessage, 'at'>): Promise<void> {
  const { db, mailer, origin, now } = services
  const message = await addMessage(db, { ...given, at: now() })
  if (given.suspicion !== null) return
  const { allowed } = await hit(db, 'message-notices', NOTICES, now())
  if (!allowed) return
  const { content, email, name } = given
  const letter = messageLetter({
    title: messageTitle(content),
    from: name ?? email,
    email,
    facts: messageFacts(content),
    text: messageText(content),
    url: `${origin}/admin/messages/${message.id}`,
  })
  const to = await supportAddress(services)
  if (to !== null) await mailer.send({ to, kind: 'message', letter, dedupeKey: messageMailKey(message.id) })
}

/** The address on the contact pages, else the operator's; `null`: there is none yet. */
async function supportAddress({ db }: Services): Promise<string | null> {
  const { value } = await settingOf(db, 'support')
  return value.email || ((await operatorEmails(db))[0] ?? null)
}
