import type { Option } from '../survey/question.ts'

/** What an enquiry can be about (decisions, section 5.5). */
export const ENQUIRY_TOPICS: readonly Option[] = [
  { id: 'check', text: 'A check' },
  { id: 'plan', text: 'My plan or summary' },
  { id: 'ads', text: 'Ads' },
  { id: 'subscription', text: 'Subscription' },
  { id: 'account', text: 'My account' },
  { id: 'other', text: 'Something else' },
]

/** What somebody wants from us (specification, enquiry form). */
export const REQUESTS: readonly Option[] = [
  { id: 'enquiry', text: 'Make an enquiry' },
  { id: 'call_back', text: 'Ask us to call back' },
]

/** Numbers of stars, from the fewest. */
export const RATINGS: readonly Option[] = [
  { id: '1', text: '1, poor' },
  { id: '2', text: '2, not so good' },
  { id: '3', text: '3, all right' },
  { id: '4', text: '4, good' },
  { id: '5', text: '5, great' },
]
