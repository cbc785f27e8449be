import type { ShownTone } from '#web/kit/tone/tone.ts'
import type { MailState } from '#core/mail-states.ts'

interface StateWords {
  label: string
  tone: ShownTone
}

/** The state of a mail, in a word and a tone. */
export const MAIL_STATE_WORDS: Readonly<Record<MailState, StateWords>> = {
  queued: { label: 'Waiting', tone: 'waiting' },
  sending: { label: 'Being sent', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'success' },
  unknown: { label: 'May have been sent', tone: 'review' },
  failed: { label: 'Not sent', tone: 'error' },
  outbox: { label: 'In the outbox', tone: 'info' },
}

/** What the state means for the operator, in a sentence; `null` where the word is enough. */
export const STATE_HINTS: Readonly<Record<MailState, string | null>> = {
  queued: 'It goes out by itself.',
  sending: null,
  sent: null,
  unknown:
    'Nobody knows whether the mail server took it: it gave no answer, or Fettle stopped in the middle. Sent again, it may arrive twice.',
  failed: 'It will not go out by itself.',
  outbox: 'No mail server is set. Hand it on yourself, links included: they are for its recipient alone.',
}
