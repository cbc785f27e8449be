import type { CheckWords } from '#core/words.ts'

export type Status = 'great' | 'some' | 'poor' | 'we_need_more_details' | 'not_relevant_to_your_business'

const FIX = [
  'Use a well-known payment service',
  'Accept debit cards',
  "Show any card fee before people pay, and check it's still allowed",
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
        'Go through your own checkout as far as the payment step',
        'Note the ways to pay and any fees',
        "Tick what's true",
      ],
    },
    not_relevant_to_your_business: {
      tag: 'Not relevant',
      line: "This doesn't apply to your business, so we've left it out of your plan. Changed? Update your answers.",
      steps: [],
    },
  },
}
