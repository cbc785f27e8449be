import { contactSchema, feedbackSchema, THANKS } from '#core/messages/forms.ts'
import { messageText, messageTitle } from '#core/messages/message.ts'
import { hit, type Limit } from '#store/limits.ts'
import { answersTo, messagesOfOwner } from '#store/messages.ts'
import type { Owner } from '#store/owners.ts'
import { messageCalls } from '../contract/messages.ts'
import { tooOften } from '../http/error.ts'
import { signedInOwner } from '../owner/me.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { receive } from './receive.ts'

const SHOWN = 50
/** Limit for one owner, in both forms together. */
const WRITTEN: Limit = { most: 10, windowSeconds: 3_600 }

/** Messages of owners to the operator. */
export const messageRoutes = new Resource()
  .on(named(messageCalls, 'GET /messages'), async ({ owner, services: { db } }) => {
    const written = await messagesOfOwner(db, owner.ownerId, SHOWN)
    const answers = await answersTo(
      db,
      written.map(({ id }) => id),
    )
    return {
      messages: written.map(({ id, kind, content, createdAt }) => ({
        id,
        kind,
        title: messageTitle(content),
        text: messageText(content),
        at: createdAt.toISOString(),
        answers: answers
          .filter(({ messageId }) => messageId === id)
          .map(({ text, createdAt: at }) => ({ text, at: at.toISOString() })),
      })),
    }
  })
  .on(named(messageCalls, 'POST /messages/contact'), async (incoming) => {
    const owner = await signedInOwner(incoming)
    const content = { kind: 'contact', ...readForm(contactSchema(owner.country), incoming.body) } as const
    await limitWriting(incoming.services, owner)
    await receive(incoming.services, { content, ...writer(owner), name: nameOf(owner) })
    return { message: THANKS }
  })
  .on(named(messageCalls, 'POST /messages/feedback'), async (incoming) => {
    const owner = await signedInOwner(incoming)
    const content = { kind: 'feedback', ...readForm(feedbackSchema(owner.country), incoming.body) } as const
    await limitWriting(incoming.services, owner)
    await receive(incoming.services, { content, ...writer(owner), name: content.name })
    return { message: THANKS }
  })

const writer = ({ id, email }: Owner) => ({ ownerId: id, email, suspicion: null })

const nameOf = ({ firstName, lastName }: Owner): string | null => `${firstName} ${lastName}`.trim() || null

/** Throws 429 for the eleventh message within an hour. */
async function limitWriting({ db, now }: Services, { id }: Owner): Promise<void> {
  const { allowed, retryAfterSeconds } = await hit(db, `message:${id}`, WRITTEN, now())
  if (!allowed) throw tooOften(retryAfterSeconds)
}
