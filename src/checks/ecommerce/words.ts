import { minutesFor } from '#core/minutes.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords } from '#core/words.ts'
import type { ECOMMERCE_STATUSES } from './facts.ts'

export type Status = (typeof ECOMMERCE_STATUSES)[number]

const NOTHING_SOLD = "You don't sell online, so there's nothing to fix."

/** An estimate by acts: nobody walked it. */
const IN_SETTINGS = minutesFor({ read: 1, openWebsite: 1, tap: 1, tryOut: 1 })

export const words: CheckWords<Status> = {
  title: 'Ecommerce tags',
  what: 'Hidden labels that tell search engines and analytics about your products, prices and sales.',
  why: 'With them, your prices can show in search results and you can see which products sell.',
  who: 'Your web person',
  statuses: {
    correct: {
      tag: 'All there',
      inShort: 'your shop’s labels are in place',
      line: "Your shop's labels are in place.",
      steps: [
        'Check the labels after changing your theme or shop app',
        'Keep stock and prices right',
        'Look at your product reports monthly',
      ],
    },
    missing_tags: {
      tag: 'Some missing',
      line: "We couldn't find: {missing}.",
      steps: [
        { text: 'Check your shop builder\'s settings for "structured data" or "SEO"', minutes: IN_SETTINGS },
        { text: 'Connect your shop to Google Analytics in its settings', minutes: IN_SETTINGS },
        {
          text: 'Show the ways to pay near the cart',
          minutes: minutesFor({ read: 1, openWebsite: 1, page: 1, line: 1 }),
        },
        { text: 'Ask your web person for anything left', minutes: 45, who: 'Your web person' },
      ],
    },
    no_ecommerce: {
      tag: 'No shop',
      line: NOTHING_SOLD,
      notRelevant: NOTHING_SOLD,
      steps: [
        { text: 'Tell us if you sell online', minutes: 1 },
        { text: 'If you do, give us the address of a product page', minutes: 2 },
        { text: 'Re-run the test', minutes: 1 },
      ],
      asking: SELLING_QUESTION,
    },
  },
}
