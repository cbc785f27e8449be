import { pageKey } from '../../address/urls.ts'
import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
import type { PagesEvidence } from '../../evidence/pages.ts'
import { firstFound } from '../../first-found.ts'
import { oncePerText } from '../../once-per.ts'
import {
  asksForQuote,
  cartCertainty,
  isAmongThings,
  isCartAddress,
  isCheckoutAddress,
  namesCheckout,
} from './cart-names.ts'
import { productsOf } from './products.ts'

export interface CartFacts {
  /** Address, or the text of the button that opens a drawer. */
  cart: string | null
  /** Address: a button alone is a part of the cart. */
  checkout: string | null
}

/** The crawl's answers for addresses that are no pages: a cart that answers "not found" is none. */
export type CrawlAnswers = Pick<PagesEvidence, 'unread' | 'noPages'>

/** Finds a cart and a checkout page in the visible links, forms and buttons of a site. */
export function findCart(all: readonly PageFacts[], crawl: CrawlAnswers): CartFacts {
  const pages = reachable(all)
  const gone = goneIn(crawl)
  const quotes = quoteLists(pages)
  const isGone = oncePerText((address) => gone(address) || isOneOf(address, quotes))
  const isCart = oncePerText((address) => isCartAddress(address) && !isGone(address))
  const isCheckout = oncePerText((address) => isCheckoutAddress(address) && !isGone(address))
  return {
    cart:
      firstFound(pages, (page) => addressWith(page, isCart)) ??
      firstFound(pages, (page) => linkSaying(page, isGone)) ??
      firstFound(pages, ({ commerce: { cart } }) => (cart === null || isGone(cart) ? null : cart)) ??
      firstFound(pages, cartButton),
    checkout: firstFound(pages, (page) => addressWith(page, isCheckout)),
  }
}

/** How a page was found to which something leads, or which somebody named; the others were listed or guessed. */
const LED_TO: ReadonlySet<PageFacts['found']> = new Set(['home', 'menu', 'link', 'owner'])

const isListed = ({ url, found }: PageFacts): boolean => !LED_TO.has(found) && isPlace(url)

const isPlace = (address: string): boolean => isCartAddress(address) || isCheckoutAddress(address)

/**
 * The pages without carts and checkouts that only the sitemap names: shop systems make and list them on websites that only show goods or take enquiries.
 * Where something can be put into a cart, or a product has a price, their script leads there.
 */
function reachable(pages: readonly PageFacts[]): readonly PageFacts[] {
  const others = pages.filter((page) => !isListed(page))
  if (others.length === pages.length || others.some(leadsToPlace)) return pages
  return pages.some(
    (page) => page.commerce.addToCart !== null || productsOf(page).some(({ price }) => price !== null),
  )
    ? pages
    : others
}

/** Whether a visible link or a form of a page leads to a cart or a checkout. */
const leadsToPlace = ({ links, forms }: PageFacts): boolean =>
  links.some((link) => isVisible(link) && link.url !== null && isPlace(link.url)) ||
  forms.some(({ action }) => action !== null && isPlace(action))

/** Carts and checkouts that their links call a list of enquiries and nothing else: an extension uses the shop system's cart for it. */
function quoteLists(pages: readonly PageFacts[]): ReadonlySet<string> {
  const asked = new Set<string>()
  const others = new Set<string>()
  for (const { links } of pages) {
    for (const link of links) {
      const said = `${link.text} ${link.label ?? ''}`.trim()
      if (said === '' || !isVisible(link) || link.url === null || !isPlace(link.url)) continue
      const named = asksForQuote(said) ? asked : others
      named.add(pageKey(link.url))
    }
  }
  return new Set([...asked].filter((place) => !others.has(place)))
}

function goneIn({ unread, noPages = [] }: CrawlAnswers): (address: string) => boolean {
  const gone = [
    ...noPages.filter(({ status }) => status >= 400),
    ...unread.filter(({ failure }) => failure.reason === 'page_missing'),
  ]
  const keys = new Set(gone.map(({ url }) => pageKey(url)))
  return (address) => isOneOf(address, keys)
}

const isOneOf = (address: string, keys: ReadonlySet<string>): boolean =>
  keys.size > 0 && URL.canParse(address) && keys.has(pageKey(address))

function addressWith(page: PageFacts, fits: (address: string) => boolean): string | null {
  if (fits(page.url)) return page.url
  const link = page.links.find((seen) => isVisible(seen) && seen.url && fits(seen.url))
  if (link?.url) return link.url
  const form = page.forms.find((seen) => seen.action !== null && fits(seen.action))
  return form?.action ?? null
}

const isVisible = (link: LinkFacts): boolean => !link.hidden

/** The target of a link that names a cart, or its text where it opens a drawer. */
function linkSaying(page: PageFacts, isGone: (address: string) => boolean): string | null {
  for (const link of page.links) {
    const found = isVisible(link) ? cartOfLink(link, page.url) : null
    if (found !== null && !isGone(found)) return found
  }
  return null
}

/** The target of a link that names a cart; its text where it opens something on the page; `null` for every other link. */
export function cartOfLink(
  { url, href, text, label, region, scripted }: LinkFacts,
  page: string,
): string | null {
  const said = [text, label ?? ''].find((words) => cartCertainty(words) !== null)
  if (said === undefined) return null
  if (scripted || url === null || href.startsWith('#') || url === page) return said
  const inMenu = region === 'header' || region === 'nav'
  return isAmongThings(url) || (cartCertainty(said) === 'cart_or_goods' && !inMenu) ? null : url
}

const cartButton = ({ buttons }: PageFacts): string | null =>
  buttons.find(
    ({ text, region }) =>
      cartCertainty(text) === 'cart' || (cartCertainty(text) === 'cart_or_goods' && region !== 'main'),
  )?.text ?? null

/** The address of a link to a checkout, else its text; `null` for every other link. */
export const checkoutOfLink = ({ url, text, label }: LinkFacts): string | null =>
  (url !== null && isCheckoutAddress(url)) || [text, label ?? ''].some(namesCheckout)
    ? (url ?? (text || label))
    : null
