import { minutesFor } from '#core/minutes.ts'
import type { OfferStatus } from '#core/survey/features.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = OfferStatus

/** Where nobody knows what is missing; `work.ts` has what is. */
const FIX = [
  {
    text: 'Use a well-known payment service',
    minutes: minutesFor({ read: 1, decide: 1, signUp: 1, tap: 1 }),
  },
  { text: 'Accept debit cards', minutes: minutesFor({ read: 1, openWebsite: 1, tap: 1 }) },
  {
    text: "Show any card fee before people pay, and check it's still allowed",
    minutes: minutesFor({ read: 1, write: 1, page: 1 }),
  },
  'Think about buy now, pay later if it suits your prices',
]

export const words: CheckWords<Status> = {
  title: 'Payment options',
  what: 'The ways customers can pay you online, and how safe and clear they are.',
  why: "People give up when they can't pay their way, or when fees appear at the end.",
  who: 'You',
  always: 'We look from the outside only. For a full review, ask a specialist.',
  statuses: {
    great: {
      tag: 'Great',
      inShort: 'paying you is safe and easy',
      line: 'Paying you is safe, clear and easy.',
      steps: [
        'Check your fees once a year',
        'Show payment logos near the cart',
        'Keep the rules on card fees in view; they change',
      ],
    },
    some: { tag: 'Some gaps', line: 'You could add: {missing}.', steps: FIX },
    poor: { tag: 'Needs work', line: 'Customers may not feel safe paying you online.', steps: FIX },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us how customers pay you.',
      steps: [
        {
          text: 'Go through your own checkout as far as the payment step',
          minutes: minutesFor({ tryOut: 1 }),
        },
        { text: 'Note the ways to pay and any fees', minutes: minutesFor({ read: 1 }) },
        { text: "Tick what's true", minutes: minutesFor({ tap: 1 }) },
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
