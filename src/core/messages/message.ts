import type { z } from 'zod'
import { COUNTRY_OPTIONS } from '../business/places.data.ts'
import type { Option } from '../survey/question.ts'
import type { contactSchema, enquirySchema, feedbackSchema } from './forms.ts'
import { RATINGS, REQUESTS, ENQUIRY_TOPICS } from './topics.ts'

/** What somebody wrote to the operator, as its form read it. */
export type MessageContent =
  | ({ kind: 'contact' } & z.infer<ReturnType<typeof contactSchema>>)
  | ({ kind: 'feedback' } & z.infer<ReturnType<typeof feedbackSchema>>)
  | ({ kind: 'enquiry' } & z.infer<ReturnType<typeof enquirySchema>>)

export const MESSAGE_KINDS = ['contact', 'feedback', 'enquiry'] as const

/** The title of a message in a list and in the subject of a mail. */
export function messageTitle(content: MessageContent): string {
  switch (content.kind) {
    case 'contact':
      return content.subject
    case 'feedback':
      return `Feedback: ${content.rating} out of 5`
    case 'enquiry':
      return `${wordsOf(ENQUIRY_TOPICS, content.topic)} (${wordsOf(REQUESTS, content.request).toLowerCase()})`
  }
}

/** The text of a message; empty where none was written. */
export function messageText(content: MessageContent): string {
  if (content.kind === 'contact') return content.query
  return (content.kind === 'feedback' ? content.text : content.message) ?? ''
}

/** What else its form asked for, as label and value, without the name and the address of an enquiry; empty fields are left out. */
export function messageFacts(content: MessageContent): { label: string; value: string }[] {
  return labelled(content).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function labelled(content: MessageContent): [label: string, value: string | null][] {
  switch (content.kind) {
    case 'contact':
      return [['Phone', content.phone]]
    case 'feedback':
      return [
        ['Rating', wordsOf(RATINGS, String(content.rating))],
        ['Name', content.name],
        ['Phone', content.phone],
      ]
    case 'enquiry':
      return [
        ['Wants', wordsOf(REQUESTS, content.request)],
        ['About', wordsOf(ENQUIRY_TOPICS, content.topic)],
        ['Phone', content.phone],
        ['Company', content.company],
        ['Country', content.country === null ? null : wordsOf(COUNTRY_OPTIONS, content.country)],
        ['News and offers', content.consent ? 'Yes, please' : 'No'],
      ]
  }
}

/** The name that somebody gave with an enquiry; `null`: none. */
export function nameOfEnquirer({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): string | null {
  return [firstName, lastName].filter((part) => part !== null).join(' ') || null
}

const wordsOf = (options: readonly Option[], id: string): string =>
  options.find((option) => option.id === id)?.text ?? id
