import { withoutFragment } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isContactLike, isContactSegment } from '#core/site/contact-pages.ts'
import { hasContactForm } from '#core/site/forms.ts'
import { ITEMS } from '#core/site/legal/items.ts'
import { isShopLink } from '#core/site/shop/hints.ts'
import { isDrawnStorefront } from '#core/site/shop/drawn-storefront.ts'
import { lastSegment, namesPhrase, namesPhraseAlone, plainWords } from '#core/site/phrases.ts'

const MOST_CONTACTS = 4
const MOST_STOREFRONTS = 2
const MOST = 10
/** A name of more words is a sentence: "Do you have a privacy policy?" */
const NAME_WORDS = 3
/** A longer part is the text itself. */
const PART_WORDS = 60

/**
 * Pages to render, at most ten: first contact pages whose HTML has no contact form and whose scripts could add one (at most four, those named in
 * their address first), then those into which a service's script draws goods (at most two), one of a shop without a price and one with a short part about
 * privacy where no page links such a text, whose scripts may write what is missing, then thin ones.
 */
export function pagesToRender(pages: readonly PageFacts[]): PageFacts[] {
  const contacts = pages
    .filter((page) => isContactLike(page) && !hasContactForm([page]) && page.scripts.length > 0)
    .toSorted((a, b) => Number(isNamedSo(b)) - Number(isNamedSo(a)))
    .slice(0, MOST_CONTACTS)
  const storefronts = pages.filter(isDrawnStorefront).slice(0, MOST_STOREFRONTS)
  const written = [...pages.filter(isShopOf(pages)).slice(0, 1), ...privacyNotices(pages).slice(0, 1)]
  const thin = pages.filter((page) => page.thin)
  return [...new Set([...contacts, ...storefronts, ...written, ...thin])].slice(0, MOST)
}

/** Whether a page is linked as the shop of a website that shows a cart, and has no price or button for one, but scripts. */
function isShopOf(pages: readonly PageFacts[]): (page: PageFacts) => boolean {
  if (!pages.some(({ commerce }) => commerce.cart !== null || commerce.cartIcon)) return () => false
  const links = pages.flatMap((page) => page.links.filter((link) => !link.hidden && isShopLink(link)))
  const shops = new Set(links.flatMap(({ url }) => (url === null ? [] : withoutFragment(url))))
  return ({ url, depth, commerce, scripts }) =>
    depth > 0 && shops.has(url) && scripts.length > 0 && commerce.prices === 0 && commerce.addToCart === null
}

function privacyNotices(pages: readonly PageFacts[]): PageFacts[] {
  const { phrases } = ITEMS.privacy
  if (pages.some(({ links }) => links.some(({ text }) => namesPhrase(text, phrases)))) return []
  const isNotice = ({ text, hidden, sectionWords }: PageFacts['headings'][number]): boolean =>
    !hidden &&
    sectionWords < PART_WORDS &&
    plainWords(text).split(' ').length <= NAME_WORDS &&
    namesPhraseAlone(text, phrases)
  return pages.filter(
    ({ depth, scripts, headings }) => depth > 0 && scripts.length > 0 && headings.some(isNotice),
  )
}

const isNamedSo = ({ url }: PageFacts): boolean => isContactSegment(lastSegment(url))
