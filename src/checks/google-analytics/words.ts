import { minutesFor } from '#core/minutes.ts'
import type { CheckWords } from '#core/words.ts'

export type Status =
  | 'google_analytics_account_connected'
  | 'login_to_google_analytics'
  | 'upgrade_to_ga4'
  | 'no_google_analytics_account'
  | 'profile_not_detected'
  | 'we_need_more_details'

const TELL = [
  { text: 'Log in with the Google account that has admin access', minutes: 5 },
  { text: 'Choose this website from the list', minutes: 2 },
  { text: "Or tell us you don't have one", minutes: 1 },
]

/** The minutes of a property, and of its tag: 8.8 in all on a walk. */
const SIGN_UP = minutesFor({ read: 1, signUp: 1 })
export const TAG_MINUTES = minutesFor({ read: 1, openWebsite: 1, page: 1 })

/** The end of the steps of who has no account: connecting it, where this installation can. */
export const LAST_STEP = { connect: 'Connect it here', tell: 'Tell us here that you have one' } as const

/** Said of a website with a tag that works, where no account can be connected. */
export const COUNTED = 'Your website counts visits with Google Analytics 4, so there is nothing to fix.'

export const words: CheckWords<Status> = {
  title: 'Analytics',
  what: 'A free tool that counts visits to your website and shows where people come from and what they look at.',
  why: 'You can see what works, and spend your time and money there.',
  who: 'You or your web person',
  statuses: {
    google_analytics_account_connected: {
      tag: 'Connected',
      inShort: 'Google Analytics is connected',
      line: 'Your Google Analytics is connected.',
      steps: [
        'Look at your numbers once a month',
        'Note which pages people leave from',
        'Mark the actions that matter, such as calls and forms',
      ],
    },
    login_to_google_analytics: {
      tag: 'Log in',
      line: 'Log in to Google Analytics to see your numbers here.',
      steps: TELL,
      seenAnyway: '{counted}',
    },
    upgrade_to_ga4: {
      tag: 'Upgrade needed',
      line: 'Your site uses an old version that no longer counts visits.',
      steps: [
        { text: 'Create a Google Analytics 4 property', minutes: SIGN_UP },
        { text: 'Swap the old tag for the new one', minutes: TAG_MINUTES, who: 'Your web person' },
        { text: 'Wait a day, then re-run the test', minutes: 1 },
      ],
    },
    no_google_analytics_account: {
      tag: 'Not set up',
      line: "You don't have Google Analytics yet.",
      steps: [
        { text: 'Create a free Google Analytics account', minutes: SIGN_UP },
        { text: 'Add its tag to your website; most builders have a box for it', minutes: TAG_MINUTES },
        { text: 'Mention it in your privacy policy', minutes: minutesFor({ write: 1, page: 1 }) },
        { text: '{lastStep}', minutes: 1 },
      ],
    },
    profile_not_detected: {
      tag: 'Site not found',
      line: "We connected, but couldn't find this website in that account.",
      steps: [
        { text: 'Check you used the right Google account', minutes: 5 },
        { text: 'Ask whoever set it up to give you admin access', minutes: 10 },
        { text: 'Or choose the right property from the list', minutes: 2 },
      ],
    },
    we_need_more_details: { tag: 'Tell us more', line: 'Do you use Google Analytics?', steps: TELL },
  },
}
