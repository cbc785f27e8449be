import { shortDate } from '#core/dates.ts'
import { messageFacts, messageText, messageTitle } from '#core/messages/message.ts'
import { tidyText } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Letter } from '#mail/letter.ts'
import { answerLetter } from '#mail/letters/message.ts'
import { WrongAddress } from '#mail/mailer.ts'
import {
  addAnswer,
  answerMailKey,
  answersTo,
  countMessages,
  dropAnswer,
  listMessages,
  type Message,
  type MessageAnswer,
  messageOf,
  setMessageState,
} from '#store/messages.ts'
import { ownerOf } from '#store/owners.ts'
import { settingOf } from '#store/settings.ts'
import { adminMessageCalls } from '../contract/admin/messages.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'

/** Messages in one answer. */
const PAGE_SIZE = 50
/** Most characters of a message that are quoted below an answer. */
const MOST_QUOTED = 500

/** Messages and the operator's answers. */
export const adminMessageRoutes = new Resource()
  .on(named(adminMessageCalls, 'GET /admin/messages'), async ({ query, services: { db } }) => {
    const [found, counts] = await Promise.all([
      listMessages(db, { state: query.state, after: query.cursor, most: PAGE_SIZE + 1 }),
      countMessages(db),
    ])
    const page = found.slice(0, PAGE_SIZE)
    return {
      messages: page.map(listed),
      next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
      counts,
    }
  })
  .on(named(adminMessageCalls, 'GET /admin/messages/{id}'), async ({ params, services: { db } }) => {
    const message = await existing(db, params.id)
    const answers = await answersTo(db, [message.id])
    return {
      ...listed(message),
      text: messageText(message.content),
      facts: messageFacts(message.content),
      answers: answers.map(({ text, createdAt }) => ({ text, at: createdAt.toISOString() })),
    }
  })
  .on(named(adminMessageCalls, 'POST /admin/messages/{id}/answer'), async ({ params, body, services }) => {
    const message = await existing(services.db, params.id)
    const text = tidyText(body.text)
    if (text === '') throw wrongFields({ text: 'Please write an answer' })
    // Read first: when this fails, no answer is kept.
    const letter = await letterOf(services, message, text)
    const answer = await addAnswer(services.db, { messageId: message.id, text, at: services.now() })
    await mailAnswer(services, { message, answer, letter })
    return { message: services.machine.mailServer === null ? IN_OUTBOX : ON_ITS_WAY }
  })
  .on(named(adminMessageCalls, 'PUT /admin/messages/{id}/state'), async ({ params, body, services }) => {
    if (!(await setMessageState(services.db, params.id, body.state, services.now()))) throw notFound()
    return { message: SAVED_MESSAGE }
  })

async function existing(db: Services['db'], id: string): Promise<Message> {
  const message = await messageOf(db, id)
  if (!message) throw notFound()
  return message
}

const listed = ({ id, kind, content, email, name, ownerId, state, suspicion, createdAt }: Message) => ({
  id,
  kind,
  title: messageTitle(content),
  email,
  name,
  ownerId,
  state,
  suspicion,
  at: createdAt.toISOString(),
})

interface Answered {
  message: Message
  answer: MessageAnswer
  letter: Letter
}

/** Mails an answer; one that cannot be mailed is deleted, with an error for the operator. */
async function mailAnswer({ db, mailer }: Services, { message, answer, letter }: Answered): Promise<void> {
  const { ownerId, email } = message
  try {
    const about = { to: email, kind: 'answer', letter, dedupeKey: answerMailKey(answer.id) } as const
    await mailer.send(ownerId === null ? about : { ...about, ownerId })
  } catch (error) {
    await dropAnswer(db, answer, message)
    if (error instanceof WrongAddress) throw new AppError(409, 'no_mail', NO_MAIL)
    throw error
  }
}

async function letterOf({ db, origin }: Services, message: Message, text: string): Promise<Letter> {
  const { content, ownerId, createdAt } = message
  const support = (await settingOf(db, 'support')).value
  const owner = ownerId === null ? null : await ownerOf(db, ownerId)
  return answerLetter({
    title: messageTitle(content),
    text,
    asked: cut(messageText(content), MOST_QUOTED),
    // A visitor's time zone is not known.
    askedOn: shortDate(createdAt.toISOString(), owner?.timeZone ?? support.timeZone),
    url: `${origin}${ownerId === null ? '/contact-us' : '/help/contact-us'}`,
    canReply: support.email !== '',
  })
}

const NO_MAIL = 'No mail can be sent to this address. Please call instead.'
const ON_ITS_WAY = 'Answer kept. Its mail is on its way.'
const IN_OUTBOX = 'Answer kept. No mail server is set, so its mail waits in the outbox.'
