import type { CheckWords } from '#core/words.ts'

export type Status = 'has_all_features' | 'has_some_features' | 'has_no_features' | 'more_details_required'

const FIX = [
  { text: "Open the page's SEO or social settings in your website builder", minutes: 10 },
  { text: 'Add a picture of about 1200 by 630', minutes: 20 },
  { text: 'Write a short title and one clear sentence', minutes: 10 },
  { text: 'Re-run the test', minutes: 1 },
]

export const words: CheckWords<Status> = {
  title: 'Content display on social',
  what: 'How your product or service page looks when someone shares it: the picture, address, title and description.',
  why: 'A good preview gets more clicks than a bare link.',
  who: 'You or your web person',
  statuses: {
    has_all_features: {
      tag: 'Looks great',
      inShort: 'it looks good when it’s shared',
      line: 'Picture, address, title and description are all there.',
      steps: [
        'Choose a clear picture for each new page',
        'Keep titles short',
        'Share a link to yourself to see it',
      ],
    },
    has_some_features: {
      tag: 'Some missing',
      line: "In the preview these parts are missing or can't be used: {missing}.",
      steps: FIX,
    },
    has_no_features: {
      tag: 'No preview',
      line: 'Shared links to this page have no preview.',
      steps: FIX,
    },
    more_details_required: {
      tag: 'Tell us more',
      line: 'Give us the address of a product or service page.',
      steps: [
        { text: 'Open a product or service page on your website', minutes: 1 },
        'Copy its address from the browser',
        { text: 'Paste it into your answers', minutes: 1 },
      ],
    },
  },
}
