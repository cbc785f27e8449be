import type { CheckWords } from '#core/words.ts'

export type Status = 'correct' | 'missing_tags' | 'no_ecommerce'

export const words: CheckWords<Status> = {
  title: 'Ecommerce tags',
  what: 'Hidden labels that tell search engines and analytics about your products, prices and sales.',
  why: 'With them, your prices can show in search results and you can see which products sell.',
  who: 'Your web person',
  statuses: {
    correct: {
      tag: 'All there',
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
        'Check your shop builder\'s settings for "structured data" or "SEO"',
        'Connect your shop to Google Analytics in its settings',
        'Show the ways to pay near the cart',
        'Ask your web person for anything left',
      ],
    },
    no_ecommerce: {
      tag: 'No shop',
      line: "You don't sell online, so there's nothing to fix.",
      steps: [
        'Tell us if you sell online',
        'If you do, give us the address of a product page',
        'Re-run the test',
      ],
    },
  },
}
