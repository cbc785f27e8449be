import { minutesFor } from '#core/minutes.ts'
import type { OfferStatus } from '#core/survey/features.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = OfferStatus

/** Where nobody knows what is missing; `work.ts` has what is. */
const FIX = [
  {
    text: 'Make one page with costs, times, areas and returns',
    minutes: minutesFor({ read: 1, openWebsite: 1, draft: 1, page: 1 }),
  },
  { text: 'Show the shipping cost before checkout', minutes: minutesFor({ read: 1, page: 1 }) },
  { text: 'Give a delivery range you can keep to', minutes: minutesFor({ write: 1, samePage: 1 }) },
  { text: 'Offer tracking or pick-up', minutes: minutesFor({ read: 1, tap: 1 }) },
]

export const words: CheckWords<Status> = {
  title: 'Shipping options',
  what: 'How you get goods to customers, and how clearly you explain it.',
  why: 'Surprise costs and vague delivery times are common reasons for giving up on an order.',
  who: 'You',
  statuses: {
    great: {
      tag: 'Great',
      inShort: 'your shipping is clear',
      line: 'Your shipping is clear and flexible.',
      steps: ['Update times before holidays', 'Send tracking details', 'Ask customers how it went'],
    },
    some: { tag: 'Some gaps', line: 'You could add: {missing}.', steps: FIX },
    poor: { tag: 'Needs work', line: "Customers can't see enough about delivery.", steps: FIX },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us how you deliver.',
      steps: [
        { text: 'Look at your own delivery and returns pages', minutes: minutesFor({ read: 2 }) },
        { text: 'Tick what you offer', minutes: minutesFor({ tap: 1 }) },
        { text: 'Tick what your website explains', minutes: minutesFor({ tap: 1 }) },
      ],
      asking: SELLING_QUESTION,
    },
    not_relevant_to_your_business: {
      tag: 'Not relevant',
      line: "This doesn't apply to your business, so we've left it out of your plan. Changed? Update your answers.",
      steps: [],
    },
  },
}
