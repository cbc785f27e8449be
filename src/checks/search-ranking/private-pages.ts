import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isCartAddress, isCheckoutAddress } from '#core/site/shop/cart-names.ts'

/** Pages that shops and members' areas keep out of search engines for good reasons: they belong to one visitor, or nobody searches for them. */
const SHOULD_HIDE =
  /(?:^|[-_/?&=])(?:cart|basket|bag|accounts?|identity|log-?in|log-?out|sign-?in|sign-?up|register|lost-?password|password|reset|remind|search|thank-?you|thanks|checkout|wish-?lists?|compare|order-?history|order-?status|guest-?tracking|wp-admin)(?:[-_./?=&]|$)/iu

/** Whether a website does well to keep this page out of search engines. */
export const shouldHide = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return SHOULD_HIDE.test(pathname + search) || isCartOrCheckout(url)
}

const ASKS_TO_LOG_IN =
  /\b(?:please|must(?: be)?|(?:need|have) to(?: be)?) (?:log|sign)(?:ged|ed)? in\b|\b(?:log|sign) in to (?:see|view|access|read|watch|continue)\b|\b(?:for|to) members only\b|\bonly for (?:our )?members\b/iu
/** Where such a page says it, and how long its main part is at most: a page that offers more to members has much to read beside that. */
const FIRST_WORDS = 60
const GATE_WORDS = 150

/** Whether a page shows others than members no more than that they have to log in. */
export const isForMembers = ({ forms, text }: PageFacts): boolean =>
  forms.some(
    ({ region, hidden, fields }) =>
      region === 'main' && !hidden && fields.some(({ type }) => type === 'password'),
  ) ||
  (text.mainWords <= GATE_WORDS && ASKS_TO_LOG_IN.test(text.main.split(/\s+/u, FIRST_WORDS).join(' ')))

const TAKES_AWAY =
  /\b(?:redirecting|forwarding|sending|taking) you to|\byou(?: will| are|['’]ll|['’]re) (?:be|being) (?:redirected|forwarded|taken)\b|\bif (?:you are not (?:redirected|forwarded|taken)|nothing happens)\b/iu
const MOST_WORDS_OF_FORWARDER = 40

/** Whether a page does nothing but take its visitors to another website, as one for orders or bookings: it says so, and leads nowhere else. */
export function takesAway({ url, links, text }: PageFacts): boolean {
  if (text.mainWords > MOST_WORDS_OF_FORWARDER || !TAKES_AWAY.test(text.main)) return false
  const { host } = new URL(url)
  const targets = links.flatMap((link) => (link.region === 'main' && link.url !== null ? link.url : []))
  return targets.length > 0 && targets.every((target) => !isSameSite(target, host))
}

const isCartOrCheckout = (url: string): boolean => isCartAddress(url) || isCheckoutAddress(url)

/**
 * A page beside cart and checkout that shows one visitor their own things, by its whole name at the top of a website or its shop: an account, what they
 * searched for; also the basket in a shop's folder, which other checks have to tell from goods. Narrower than the pages to hide, since a page called
 * "gift basket" or "sign-up" is to be found.
 */
const OF_ONE_VISITOR =
  /^(?:\/[a-z]{2}(?:[-_][a-z]{2})?)?(?:\/(?:shop|store|pages|index\.php))?\/(?:(?:(?:shopping|your|my|view)[-_]?)?(?:basket|bag|wish-?list)|(?:customer\/)?(?:my-?)?account(?:\/.+)?|log-?in|log-?out|sign-?in|(?:lost|forgot(?:ten)?|reset)-?password|search(?:-results)?|thank-?you|thanks|order-?(?:confirmation|received|status))(?:\.\w{2,5})?\/?$/iu

/** Whether nobody searches for this page, so that neither its title nor its words count. */
export const isOfOneVisitor = ({ href, pathname }: URL): boolean =>
  OF_ONE_VISITOR.test(pathname) || isCartOrCheckout(href)
