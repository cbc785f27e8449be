import type { MessageState } from '#core/messages/message-states.ts'
import type { ListedMessage } from '#web/app/queries/admin-queries.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'

interface StateWords {
  label: string
  tone: ShownTone
}

/** The state of a message, in a word and a tone. */
export const MESSAGE_STATE_WORDS: Readonly<Record<MessageState, StateWords>> = {
  open: { label: 'To answer', tone: 'info' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Put aside', tone: 'not_relevant' },
  spam: { label: 'Spam', tone: 'review' },
}

/** The form that it came from. */
export const KINDS: Readonly<Record<ListedMessage['kind'], string>> = {
  contact: 'Contact, from an owner',
  feedback: 'Feedback, from an owner',
  enquiry: 'Enquiry, from a visitor',
}

/** Why a message counts as spam, as a sentence. */
export const SUSPICION_WORDS: Readonly<Record<NonNullable<ListedMessage['suspicion']>, string>> = {
  trap: 'It filled a field that people do not see.',
  no_ticket: 'It was sent without opening the form, or a week after.',
  used_ticket: 'The same form was sent before.',
  too_quick: 'It was sent within three seconds.',
  many_links: 'It holds more than three links.',
}
