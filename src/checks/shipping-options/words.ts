import type { CheckWords } from '#core/words.ts'

export type Status = 'great' | 'some' | 'poor' | 'we_need_more_details' | 'not_relevant_to_your_business'

const FIX = [
  'Make one page with costs, times, areas and returns',
  'Show the shipping cost before checkout',
  'Give a delivery range you can keep to',
  'Offer tracking or pick-up',
]

export const words: CheckWords<Status> = {
  title: 'Shipping options',
  what: 'How you get goods to customers, and how clearly you explain it.',
  why: 'Surprise costs and vague delivery times are common reasons for giving up on an order.',
  who: 'You',
  statuses: {
    great: {
      tag: 'Great',
      line: 'Your shipping is clear and flexible.',
      steps: ['Update times before holidays', 'Send tracking details', 'Ask customers how it went'],
    },
    some: { tag: 'Some gaps', line: 'You could add: {missing}.', steps: FIX },
    poor: { tag: 'Needs work', line: "Customers can't see enough about delivery.", steps: FIX },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us how you deliver.',
      steps: [
        'Look at your own delivery and returns pages',
        'Tick what you offer',
        'Tick what your website explains',
      ],
    },
    not_relevant_to_your_business: {
      tag: 'Not relevant',
      line: "This doesn't apply to your business, so we've left it out of your plan. Changed? Update your answers.",
      steps: [],
    },
  },
}
