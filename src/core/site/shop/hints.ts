import { bareHost, isSameSite, onSharedDomain, registrableDomain } from '../../address/urls.ts'
import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
import { lettersAndDigits } from '../business-names.ts'
import { ownNames } from '../own-hosts.ts'
import { isPostAddress } from '../post-page.ts'
import { lastSegment, phraseList, plainWords } from '../phrases.ts'
import { productsOf } from './products.ts'

/**
 * A feature that shops and other websites have. It never makes a shop; but where one is found, it cannot be said that there is no shop.
 */
export interface ShopHint {
  /** The page that has it. */
  at: string
  found: string
}

const PRODUCT_PARENT = /^(?:products?|collections|product-category|produits?|produkte?|productos?|prodotti)$/u
/** A menu item with this text alone. */
const SHOP_LINK = phraseList([
  'shop',
  'store',
  'shop now',
  'shop online',
  'online shop',
  'online store',
  'our shop',
  'buy online',
  'order online',
  'webshop',
  'boutique',
  'tienda',
  'tienda online',
  'negozio',
  'winkel',
  'zum shop',
])

const SHORTEST_LABEL = 4
/** A page of fewer words says no more than where it leads. */
const FEW_WORDS = 40

/** Finds each hint on a page; `null` where it is not there. */
const HINTS: readonly ((page: PageFacts, isElsewhere: (link: LinkFacts) => boolean) => string | null)[] = [
  (page) => (productsOf(page).some(({ price }) => price !== null) ? 'Product data with a price' : null),
  ({ url, commerce }) => (commerce.prices > 0 && isProductAddress(url) ? url : null),
  ({ links }, isElsewhere) => addressOf(links, (link) => isShopLink(link) && !isElsewhere(link)),
  ({ commerce }) => (commerce.cartIcon ? 'The picture of a cart' : null),
  ({ commerce }) => (commerce.buyNow ? 'Buy now' : null),
  ({ commerce }) => (commerce.pricesNearButton > 0 ? 'A price beside a button to buy' : null),
  ({ shopEvents }) => shopEvents[0] ?? null,
]

/** The hints on the pages, each once. */
export const shopHints = (pages: readonly PageFacts[]): ShopHint[] => hintsWith(pages, elsewhereIn(pages))

const hintsWith = (pages: readonly PageFacts[], isElsewhere: (link: LinkFacts) => boolean): ShopHint[] =>
  HINTS.flatMap((look) => {
    for (const page of pages) {
      const found = look(page, isElsewhere)
      if (found !== null) return [{ at: page.url, found }]
    }
    return []
  })

/** Domains on which shop builders host shops, and which the Public Suffix List does not have. */
const SHOP_BUILDERS: ReadonlySet<string> = new Set(['bigcartel.com'])

/**
 * Whether a link leads to where somebody else takes the orders, also by a page of this website that does nothing else. A shop builder's host, and one
 * with the website's own name, are the business' own.
 */
function elsewhereIn(pages: readonly PageFacts[]): (link: LinkFacts) => boolean {
  const homeHost = new URL(pages[0]?.url ?? 'https://a.invalid').host
  const own = ownNames(pages, homeHost)
  const label = ownLabel(homeHost)
  const isOutside = ({ url }: LinkFacts): boolean => {
    if (url === null || isSameSite(url, homeHost)) return false
    const host = bareHost(new URL(url).hostname)
    if (own.has(host) || registrableDomain(host) === registrableDomain(bareHost(homeHost))) return false
    return (
      !onSharedDomain(host) &&
      !SHOP_BUILDERS.has(registrableDomain(host)) &&
      !(label.length >= SHORTEST_LABEL && lettersAndDigits(host).includes(label))
    )
  }
  const leading = new Set(pages.filter((page) => onlyLeads(page, isOutside)).map(({ url }) => url))
  return (link) => isOutside(link) || (link.url !== null && leading.has(link.url))
}

const ownLabel = (host: string): string =>
  lettersAndDigits(registrableDomain(bareHost(host)).split('.', 1)[0] ?? '')

function onlyLeads({ text, links, depth }: PageFacts, isOutside: (link: LinkFacts) => boolean): boolean {
  const shown = links.filter(({ region, hidden }) => region === 'main' && !hidden)
  return depth > 0 && text.mainWords < FEW_WORDS && shown.length > 0 && shown.every(isOutside)
}

function addressOf(links: readonly LinkFacts[], fits: (link: LinkFacts) => boolean): string | null {
  const link = links.find((seen) => !seen.hidden && fits(seen))
  return link ? (link.url ?? link.text) : null
}

/** `/products/red-tulips`: one product below a list of goods. */
function isProductAddress(url: string): boolean {
  const segments = (URL.parse(url)?.pathname.toLowerCase() ?? '')
    .split('/')
    .filter((segment) => segment !== '')
  return segments.slice(0, -1).some((segment) => PRODUCT_PARENT.test(segment))
}

/** Whether a link has the name of a shop, and leads to a page. */
export function isShopLink({ href, text, label, url }: LinkFacts): boolean {
  // Most page sections with such a name show pictures.
  if (href.startsWith('#')) return false
  const names = [text, label ?? '', url === null || isPostAddress(url) ? '' : lastSegment(url)].map(
    plainWords,
  )
  return names.some((name) => SHOP_LINK.single.has(name) || SHOP_LINK.joined.has(name.replaceAll(' ', '')))
}
