import type { PageFacts } from '#core/evidence/page.ts'
import { type Suggestion, suggestionsFrom } from '#core/site/suggestions.ts'
import { INFORMATION, OPTIONS } from './features.data.ts'

const WORDS: Readonly<Record<string, RegExp>> = {
  track_order: /\btrack (?:your |my )?(?:order|parcel|package)\b|\border tracking\b|\btracking number\b/iu,
  return_policy:
    /\b(?:returns?|refunds?) (?:policy|and exchanges|& exchanges)\b|\b(?:returns|refunds)\b.{0,20}\bpolicy\b/iu,
  accurate_shipping_costs:
    /\b(?:calculated at check ?out|flat rate|free (?:shipping|delivery) (?:over|on orders))\b/iu,
  accurate_delivery: /\b\d{1,2}(?: ?[-–] ?| to )\d{1,2} (?:business|working) days\b/iu,
  pickup:
    /\bclick (?:and|&) collect\b|\b(?:in-?store |free )?pick-? ?ups? (?:in store|available|from)\b|\bcollect in store\b/iu,
  timing: /\b(?:business|working) days\b|\b(?:delivery|shipping) times?\b/iu,
  costs:
    /\b(?:shipping|delivery) (?:costs?|rates?|fees?|charges?)\b|\b(?:flat rate|free shipping|free delivery)\b/iu,
  location:
    /\b(?:we (?:ship|deliver) (?:to|across|within|australia|nationwide|worldwide)|australia-?wide|nationwide|shipping (?:zones?|regions?))\b/iu,
  returns: /\b(?:return|send back)\b.{0,60}\bdays\b|\b\d+[- ]day returns?\b|\bhow to return\b/iu,
}
const NAMES = { ...OPTIONS, ...INFORMATION }
const CLUES = Object.entries(WORDS).map(([id, words]) => ({ id, name: NAMES[id] ?? id, words }))
const RETURNS_PAGE = /\b(?:returns?|refunds?|exchanges?)\b/iu

/** The shipping features that a shop's pages seem to have. */
export const shippingSuggestions = (pages: readonly PageFacts[]): Suggestion[] =>
  suggestionsFrom(pages, CLUES)

/** Whether a link or a page is named after returns. */
export const hasReturnsPage = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ links, title }) =>
      RETURNS_PAGE.test(title.text ?? '') ||
      links.some((link) => !link.inline && RETURNS_PAGE.test(link.text)),
  )
