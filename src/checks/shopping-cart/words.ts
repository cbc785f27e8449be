import { minutesFor } from '#core/minutes.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords } from '#core/words.ts'

export type Status =
  | 'has_all_key_features'
  | 'some_features_missing'
  | 'has_no_features'
  | 'we_need_more_details'

/** Where nobody knows what is missing, so that hours may be: `work.ts` has what is. */
const FIX = [
  { text: 'Begin with pictures, the total and the shipping cost', minutes: 120 },
  { text: 'Let people change and remove items', minutes: 120 },
  { text: 'Make the checkout button stand out', minutes: 60 },
  { text: "Look in your shop builder's cart settings", minutes: 60 },
]

export const words: CheckWords<Status> = {
  title: 'Shopping cart',
  what: "The page where customers see what they've chosen before they pay.",
  why: 'Many sales are lost here. A clear cart answers questions before they become doubts.',
  who: 'You or your web person',
  statuses: {
    has_all_key_features: {
      tag: 'All key features',
      inShort: 'your cart has what customers expect',
      line: 'Your cart has everything customers expect.',
      steps: ['Buy something from yourself twice a year', 'Try it on a phone', 'Watch where people give up'],
    },
    some_features_missing: { tag: 'Some missing', line: 'Your cart could do with: {missing}.', steps: FIX },
    has_no_features: {
      tag: 'Needs work',
      line: 'Your cart has none of the features customers look for.',
      steps: FIX,
    },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us what your cart can do.',
      steps: [
        { text: 'Put something in your own cart', minutes: minutesFor({ tryOut: 1 }) },
        { text: 'Look at the cart page, on a phone if you can', minutes: minutesFor({ read: 1 }) },
        { text: 'Tick what you see', minutes: minutesFor({ tap: 1 }) },
      ],
      asking: SELLING_QUESTION,
    },
  },
}
