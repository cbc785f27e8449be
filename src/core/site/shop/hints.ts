import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
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

/** Finds each hint on a page; `null` where it is not there. */
const HINTS: readonly ((page: PageFacts) => string | null)[] = [
  (page) => (productsOf(page).some(({ price }) => price !== null) ? 'Product data with a price' : null),
  ({ url, commerce }) => (commerce.prices > 0 && isProductAddress(url) ? url : null),
  ({ links }) => addressOf(links, isShopLink),
  ({ commerce }) => (commerce.cartIcon ? 'The picture of a cart' : null),
  ({ commerce }) => (commerce.buyNow ? 'Buy now' : null),
  ({ commerce }) => (commerce.pricesNearButton > 0 ? 'A price beside a button to buy' : null),
  ({ shopEvents }) => shopEvents[0] ?? null,
]

/** The hints on the pages, each once. */
export const shopHints = (pages: readonly PageFacts[]): ShopHint[] =>
  HINTS.flatMap((look) => {
    for (const page of pages) {
      const found = look(page)
      if (found !== null) return [{ at: page.url, found }]
    }
    return []
  })

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

function isShopLink({ href, text, label, url }: LinkFacts): boolean {
  // Most page sections with such a name show pictures.
  if (href.startsWith('#')) return false
  const names = [text, label ?? '', url === null ? '' : lastSegment(url)].map(plainWords)
  return names.some((name) => SHOP_LINK.single.has(name) || SHOP_LINK.joined.has(name.replaceAll(' ', '')))
}
