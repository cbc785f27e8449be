import { listedBriefly, plural } from '#core/words.ts'
import type { Letter } from '../letter.ts'

/** More names than these make no mail clearer: of the others it says how many there are. */
const MOST_NAMED = 10

interface CeilingFacts {
  /** Amounts as text. */
  ceiling: string
  cost: string
  /** Names of campaigns. */
  paused: readonly string[]
  notPaused: readonly string[]
  url: string
}

/** The owner's monthly limit was reached. It is about the owner's money, so it is sent whatever the owner switched off. */
export const adsCeilingLetter = ({ ceiling, cost, paused, notPaused, url }: CeilingFacts): Letter => ({
  subject:
    notPaused.length === 0
      ? 'Your ads have reached your monthly limit'
      : 'Your ads have reached your monthly limit, and some still run',
  paragraphs: [
    `Your ads have cost ${cost} this month. Your limit is ${ceiling}.`,
    ...(paused.length > 0 ? [`We paused ${listedBriefly(paused, MOST_NAMED)}.`] : []),
    ...(notPaused.length > 0
      ? [
          `Google didn’t let us pause ${listedBriefly(notPaused, MOST_NAMED)}. Please pause ${notPaused.length === 1 ? 'it' : 'them'} in Google Ads now; we keep trying.`,
        ]
      : []),
    'Google counts some clicks hours later, so the month may end a little above this. Nothing is started again by itself.',
  ],
  action: { label: 'Open my ads', url },
  because: 'You’re getting this because you set a monthly limit for your ads.',
})

interface BrokenPageFacts {
  /** The page’s address and what is wrong with it, for each. */
  pages: readonly { url: string; why: string }[]
  url: string
  unsubscribeUrl: string
}

/** Pages that running ads lead to do not open. */
export const adsPagesLetter = ({ pages, url, unsubscribeUrl }: BrokenPageFacts): Letter => ({
  subject:
    pages.length === 1
      ? 'Your ads lead to a page that doesn’t open'
      : `Your ads lead to ${pages.length} pages that don’t open`,
  paragraphs: [
    ...pages.slice(0, MOST_NAMED).map((page) => `${page.url}: ${page.why}`),
    ...(pages.length > MOST_NAMED
      ? [`And ${plural(pages.length - MOST_NAMED, 'more page', 'more pages')}.`]
      : []),
    `Every click still costs you. We haven’t paused anything: pause the ads or fix the ${pages.length === 1 ? 'page' : 'pages'}.`,
  ],
  action: { label: 'Open my ads', url },
  because: 'You’re getting this because you asked to hear when results change.',
  unsubscribeUrl,
})
