import { microsOf } from '#core/ads/money.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import { listed, listedBriefly, plural } from '#core/words.ts'
import { limitText, moneyText } from './money-words.ts'

export interface NoticeWords {
  title: string
  why: string
}

const quoted = (name: string): string => `“${name}”`
const TERMS_NAMED = 2
/** What a weekly look is at (`LOOKED_AT`). A notice stays until it is put away, beside figures of other dates. */
const IN_DAYS = 'in 30 days'

/** `November` of `2026-11` or of a day in it. */
export const monthName = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01`),
  )

/** The page of an address, so that notices of several pages are told apart. */
function pageName(address: string): string {
  const path = URL.parse(address)?.pathname ?? address
  return path === '/' ? 'your homepage' : path
}

/** What a notice tells the owner, in the currency of the account. */
export function noticeWords(notice: AdsNotice, currency: string): NoticeWords {
  switch (notice.kind) {
    case 'spend_without_conversions':
      return {
        title: `${quoted(notice.campaignName)} cost ${moneyText(microsOf(notice.cost), currency)} ${IN_DAYS} and brought nothing`,
        why: `${plural(notice.clicks, 'click')}, and no conversion. Look at its keywords, or pause it.`,
      }
    case 'unfitting_terms': {
      const { cost } = notice
      // One row for each campaign or ad group that was shown for it.
      const terms = [...new Set(notice.terms.map(({ term }) => term))]
      return {
        title: `${plural(terms.length, 'search', 'searches')} that ${terms.length === 1 ? 'doesn’t' : 'don’t'} fit cost you ${moneyText(microsOf(cost), currency)} ${IN_DAYS}`,
        why: `${listedBriefly(terms.map(quoted), TERMS_NAMED)}. People who search for ${terms.length === 1 ? 'this' : 'these'} mostly want something else.`,
      }
    }
    case 'landing_page_broken': {
      const names = notice.campaignNames.map(quoted)
      const whose =
        names.length === 0 ? '' : ` ${listed(names)} ${names.length === 1 ? 'leads' : 'lead'} there.`
      return {
        title: `Your ads lead to ${pageName(notice.url)}, which doesn’t work`,
        why: `${notice.url}: ${notice.why}${whose} Nothing was paused, so you still pay for clicks.`,
      }
    }
    case 'ceiling_reached':
      return ceilingWords(notice, currency)
  }
}

const itOrThem = ({ length }: readonly string[]): string => (length === 1 ? 'it' : 'them')

function ceilingWords(
  { month, ceiling, cost, paused, notPaused }: Extract<AdsNotice, { kind: 'ceiling_reached' }>,
  currency: string,
): NoticeWords {
  const sentences = [
    `It has cost ${moneyText(microsOf(cost), currency)}.`,
    ...(paused.length === 0 ? [] : [`We paused ${listed(paused.map(quoted))}.`]),
    ...(notPaused.length === 0
      ? []
      : [
          `Google didn’t let us pause ${listed(notPaused.map(quoted))}: pause ${itOrThem(notPaused)} on ads.google.com.`,
        ]),
  ]
  return {
    title: `${monthName(month)} reached your limit of ${limitText(microsOf(ceiling), currency)}`,
    why: sentences.join(' '),
  }
}
