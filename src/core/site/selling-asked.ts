import type { AnswersEvidence } from '../evidence/owner.ts'
import type { Say } from '../words.ts'
import { type SitePages, sellingOf, shopOf } from './site-pages.ts'
import { crawlGap } from './crawl-gap.ts'
import { listsCover } from './lists/lists-cover.ts'
import { hasWayOnline } from './shop/payments.ts'

/** The fields of a verdict that asks the owner whether the business sells online. */
export interface SellingAsked {
  asking: true
  /** The signs that were found, for the words of the question. */
  say: Say & { seen: string }
}

/** Asks whether the business sells online; `null` when the owner's answer or a shop on the website decides it, and for a website that was not read. */
export function sellingAsked(answers: AnswersEvidence, site: SitePages): SellingAsked | null {
  if (site.state !== 'read' || sellingOf(answers, site) !== 'unknown') return null
  return { asking: true, say: { seen: seenInWords(site) } }
}

/** Whether anything on the pages is a sign of a shop: without one, words about paying, days and returns are about something else. */
export function mayBeShop(site: SitePages): boolean {
  const { isShop, signals, hints } = shopOf(site)
  return isShop || signals.length > 0 || hints.length > 0
}

function seenInWords(site: Extract<SitePages, { state: 'read' }>): string {
  const { paymentMethods } = shopOf(site)
  if (mayBeShop(site)) return 'We saw signs of a shop, but not enough to be sure.'
  // Carts and buttons to buy are also found by their words: a shop in another language may have none that we know.
  if (!listsCover('shop', site.pages))
    return "Your website is in a language that we can't read well enough yet, so we can't say whether it has a shop."
  // The same result may show the way to pay: gifts and fees are paid without a shop.
  const seen = hasWayOnline(paymentMethods) ? 'We saw a way to pay, but no shop' : 'We saw no shop'
  return crawlGap(site.evidence) === null ? `${seen}.` : `${seen} on the pages we could read.`
}
