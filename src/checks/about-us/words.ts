import { minutesFor } from '#core/minutes.ts'
import type { CheckWords } from '#core/words.ts'
import type { AboutStatus } from './statuses.ts'

/** 150 words are three of the texts that a sentence or two make. */
const STORY = minutesFor({ read: 1, openWebsite: 1, write: 3, page: 1 })

export const words: CheckWords<AboutStatus> = {
  title: 'About us',
  what: 'The page that tells your story: who you are, what you do and why.',
  why: "People buy from people. It's one of the first pages new customers read.",
  who: 'You',
  statuses: {
    has_about_us: {
      tag: 'Found',
      inShort: 'people can read who you are',
      line: 'We found {what}. {unopened}',
      steps: [
        'Keep names and photos up to date',
        "Add a customer's words",
        'Say where you are and who you serve',
      ],
    },
    no_about_us: {
      tag: 'Not found',
      line: '{none}. {nearlyEmpty}',
      steps: [
        { text: 'Write 150 words: who you are, what you do, who for', minutes: STORY },
        { text: 'Add a real photo of you or your team', minutes: minutesFor({ upload: 1, line: 1 }) },
        { text: 'Link it in your menu', minutes: minutesFor({ page: 1 }) },
      ],
    },
  },
}

/** What was found, in the lines of {@link words}: a page, a part of one, or nothing. */
export const foundWords = {
  page: 'your About page',
  part: 'a part of your website that says who you are',
  none: "We couldn't find an About page",
} as const
