import { LONGEST } from '#core/messages/forms.ts'
import { isBlank } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'

interface Typed {
  subject: string
  query: string
}

/** The subject of a reply to the message of this title: "Re: Invoice". A subject with its own question, typed before, stays. */
export function replySubject({ subject, query }: Typed, title: string): string {
  if (!isBlank(subject) && !isBlank(query)) return subject
  return cut(title.startsWith('Re: ') ? title : `Re: ${title}`, LONGEST.subject)
}
