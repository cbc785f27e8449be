import type { CheckWords } from '#core/words.ts'

type Status = 'comming_soon'

export const words: CheckWords<Status> = {
  title: 'LinkedIn',
  what: 'A page for your business where partners, suppliers and people looking for work find you.',
  why: 'People who may work with you look you up. A page that says what you do answers their first questions.',
  who: 'You',
  statuses: {
    comming_soon: {
      tag: 'Coming soon',
      line: "We're working on it.",
      steps: ["Add your page's address, so that it's in your summary"],
    },
  },
}
