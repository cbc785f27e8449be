import type { CheckWords } from '#core/words.ts'

export type Status =
  | 'google_ads_account_connected'
  | 'login_with_google_ads'
  | 'no_google_ads_account'
  | 'profile_not_detected'
  | 'we_need_more_details'

/** How an account is connected. */
export const TELL = [
  { text: 'Read and accept the cost note', minutes: 2 },
  { text: 'Log in with your ads account', minutes: 3 },
  { text: "Or tell us you don't have one", minutes: 1 },
]
const FIX = [
  { text: 'Decide what one new customer is worth to you', minutes: 20 },
  { text: 'Begin with a small daily budget', minutes: 90 },
  { text: 'Aim at your own area', minutes: 30 },
  { text: 'Send people to the page that matches the ad', minutes: 60 },
]

export const words: CheckWords<Status> = {
  title: 'Ads',
  what: 'Paid listings at the top of search results. You choose the words, the area and the budget.',
  why: "Ads can bring customers quickly, while good search ranking takes time. They cost money, so they're a choice and not a must.",
  who: 'You',
  statuses: {
    google_ads_account_connected: {
      tag: 'Connected',
      inShort: 'Google Ads is connected',
      line: 'Your ads account is connected.',
      steps: [
        'Look at search terms weekly and block the wrong ones',
        'Add four or more sitelinks',
        'Give changes a few weeks to work',
      ],
    },
    login_with_google_ads: { tag: 'Log in', line: 'Log in to manage your ads here.', steps: TELL },
    no_google_ads_account: {
      tag: 'No account',
      line: "You don't have an ads account. That's fine, unless you'd like one.",
      steps: FIX,
    },
    profile_not_detected: {
      tag: 'Account not found',
      line: 'We connected, but found no ads account we can use.',
      steps: FIX,
    },
    we_need_more_details: { tag: 'Tell us more', line: 'Do you have a Google Ads account?', steps: TELL },
  },
}
