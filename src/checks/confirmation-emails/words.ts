import { minutesFor } from '#core/minutes.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords, Step } from '#core/words.ts'

export type Status =
  | 'confirmation_emails_in_place'
  | 'some_confirmation_emails'
  | 'no_confirmation_emails'
  | 'we_need_more_details'

/** So many automatic replies: each is a switch, and a text of a sentence or two. */
export const replySteps = (count: number): readonly Step[] => [
  {
    text: 'Switch on the automatic reply in your form, shop or mailing tool',
    minutes: minutesFor({ openWebsite: 1, tap: count }),
  },
  {
    text: 'Say thanks, what happens next and how to reach you',
    minutes: minutesFor({ write: count }),
  },
  { text: 'Send yourself a test', minutes: minutesFor({ tryOut: 1 }) },
]

const FIX = replySteps(1)

/** What people do who send a form, whatever else they do; who only buys or joins a list does not get in touch. */
export const GET_IN_TOUCH = 'get in touch'

/** The step in place of what to try, where nobody knows what the website has. */
export const TRY_ANYTHING =
  'Do what your customers can do on your website: send a form, join a list or order something'

export const words: CheckWords<Status> = {
  title: 'Confirmation emails',
  what: 'Emails that go out by themselves to say "we\'ve got it" after an order, a message or a sign-up.',
  why: 'People wonder whether it worked. A quick note saves calls and builds trust.',
  who: 'You',
  statuses: {
    confirmation_emails_in_place: {
      tag: 'In place',
      inShort: 'people hear from you every time',
      line: 'People hear from you every time.',
      steps: [
        'Read your emails once a year',
        "Check they don't land in spam",
        'Say what happens next and when',
      ],
    },
    some_confirmation_emails: {
      tag: 'Some missing',
      line: "People don't hear from you after they {missing}. You weren't sure whether they do after they {unsure}.",
      steps: FIX,
    },
    no_confirmation_emails: {
      tag: 'None yet',
      line: "People don't hear from you after they {act}.",
      steps: FIX,
    },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us which emails you send.',
      steps: [
        // Most owners know. Who does not can try it, which is no part of the answer's time.
        'Not sure? {tries}',
        'See which emails arrive',
        { text: 'Tell us which ones you got', minutes: minutesFor({ tap: 1 }) },
      ],
      asking: SELLING_QUESTION,
    },
  },
}
