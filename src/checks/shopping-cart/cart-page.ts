import type { PageFacts } from '#core/evidence/page.ts'
import { pagesOf, type SitePages, shopOf } from '#core/site/site-pages.ts'
import { seenWithoutEncryption } from '#core/site/without-encryption.ts'
import { type Clue, type Suggestion, suggestionsFrom } from '#core/site/suggestions.ts'
import { KEY_FEATURES, OTHER_FEATURES } from './features.data.ts'

const WORDS: Readonly<Record<string, RegExp>> = {
  items_total: /\b(?:items? in (?:your )?(?:cart|bag|basket)|\d+ items?)\b/iu,
  adjustable_quantity: /\b(?:quantity|qty|update cart)\b/iu,
  removable_item: /\bremove\b/iu,
  subtotal: /\bsub-?total\b/iu,
  shipping_cost: /\b(?:shipping|delivery)\b.{0,60}(?:[$€£]\s?\d|\bestimate|\bfree\b)/iu,
  total: /\b(?:estimated |order |grand )?total\b/iu,
  checkout_button: /\b(?:check ?out|proceed to payment)\b/iu,
  move_to_wishlist: /\bwish ?list|save for later\b/iu,
  special_instructions:
    /\b(?:special|order|delivery|seller) (?:instructions?|notes?)\b|\bnotes? (?:to|for) (?:the )?(?:seller|us|order)\b/iu,
  secure_checkout: /\bsecure(?:d)? (?:check ?out|payments?)\b/iu,
}

/** The cart does not show it: the next page does. */
const SHOWN_LATER =
  /\b(?:calculated|added|shown|worked out|confirmed)\b.{0,20}\b(?:check ?out|next (?:step|page)|later)\b/iu

/** Features that such a sentence has the words of and says nothing of. */
const NOT_OF_LATER: ReadonlySet<string> = new Set(['shipping_cost', 'checkout_button'])

const NAMES = { ...KEY_FEATURES, ...OTHER_FEATURES }
const CLUES: readonly Clue[] = Object.entries(WORDS).map(([id, words]) => ({
  id,
  name: NAMES[id] ?? id,
  words,
  ...(NOT_OF_LATER.has(id) ? { isAbout: (sentence: string) => !SHOWN_LATER.test(sentence) } : {}),
}))

/** The features that an empty cart page shows; carts are never filled. */
export function cartSuggestions(site: SitePages): Suggestion[] {
  const { cart } = shopOf(site)
  const page = pagesOf(site).find(({ url }) => url === cart)
  if (!page) return []
  const payment = page.commerce.paymentMethods.some((method) => isShown(method, page))
  return [
    ...suggestionsFrom([page], CLUES),
    ...(payment ? [{ id: 'payment_methods', name: NAMES.payment_methods ?? '', at: page.url }] : []),
  ]
}

/**
 * Whether the page itself shows a way to pay. The script of a payment service stands on every page of a shop and shows nothing: where the page has one, its
 * words, buttons or pictures have to name the service.
 */
function isShown(method: string, { scripts, text, buttons, images }: PageFacts): boolean {
  if (!scripts.some(({ url }) => url !== null && URL.parse(url)?.hostname.includes(method))) return true
  const shown = [
    text.main,
    text.aside,
    text.footer,
    ...buttons.map((button) => button.text),
    ...images.flatMap(({ url, alt }) => [url ?? '', alt ?? '']),
  ]
  return shown.some((part) => part.toLowerCase().includes(method))
}

/** The address of a cart or checkout that was seen without encryption, `null` when there is none. */
export function insecureCart(site: SitePages): string | null {
  const { cart, checkoutPage } = shopOf(site)
  return seenWithoutEncryption(site, cart) ?? seenWithoutEncryption(site, checkoutPage)
}
