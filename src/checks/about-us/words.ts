import type { CheckWords } from '#core/words.ts'
import type { AboutStatus } from './statuses.ts'

export const words: CheckWords<AboutStatus> = {
  title: 'About us',
  what: 'The page that tells your story: who you are, what you do and why.',
  why: "People buy from people. It's one of the first pages new customers read.",
  who: 'You',
  statuses: {
    has_about_us: {
      tag: 'Found',
      line: 'We found your About page. {unopened}',
      steps: [
        'Keep names and photos up to date',
        "Add a customer's words",
        'Say where you are and who you serve',
      ],
    },
    no_about_us: {
      tag: 'Not found',
      line: "We couldn't find an About page. {nearlyEmpty}",
      steps: [
        { text: 'Write 150 words: who you are, what you do, who for', minutes: 45 },
        { text: 'Add a real photo of you or your team', minutes: 20 },
        { text: 'Link it in your menu', minutes: 10 },
      ],
    },
  },
}
