import type { PageFacts } from '../../evidence/page.ts'
import { productsOf } from './products.ts'

const PRODUCT_SEGMENT = /^(?:products?|shop|store|items?|p|range|collections?)$/u
const HOME_PENALTY = 2
const ONE_PRODUCT = 8
const BELOW_A_LIST = 2
/** The price of one thing, and beside it the price before or the amount from which delivery is free. */
const PRICES_OF_ONE = 2

/**
 * The page that shows best what is sold, `null` when none does (checks: ecommerce, "product page tested"): Product data
 * first, then one add-to-cart button with one price, then prices beside buttons at a product-like address. Of pages that show it as well, a page of
 * one thing is taken before the list that it is in.
 */
export function findProductPage(pages: readonly PageFacts[], isShop: boolean): PageFacts | null {
  let best: PageFacts | null = null
  let bestScore = 0
  for (const page of pages) {
    const score = productScore(page, isShop)
    if (score > bestScore || (score > 0 && score === bestScore && best && isCloser(page, best)))
      [best, bestScore] = [page, score]
  }
  return best
}

/** Whether the best page so far shows many prices and is not one product by data or address, and this one is below its address or shows fewer. */
function isCloser(page: PageFacts, best: PageFacts): boolean {
  if (best.commerce.prices <= PRICES_OF_ONE || page.commerce.prices === 0) return false
  if (isBelow(page, best)) return true
  if (dataScore(best) === ONE_PRODUCT || addressScore(best) === BELOW_A_LIST) return false
  return page.commerce.prices < best.commerce.prices && !isBelow(best, page)
}

function isBelow(page: PageFacts, list: PageFacts): boolean {
  const [inner, outer] = [page, list].map(({ url }) => new URL(url).pathname)
  return inner !== outer && inner?.startsWith(`${outer?.replace(/\/$|\.\w{3,5}$/u, '')}/`) === true
}

function productScore(page: PageFacts, isShop: boolean): number {
  const data = dataScore(page)
  const sale = isShop ? saleScore(page) : 0
  const score = data + sale
  if (score === 0) return isShop ? addressScore(page) : 0
  return Math.max(1, score + addressScore(page) - (page.depth === 0 ? HOME_PENALTY : 0))
}

/** Data of exactly one product scores most: a list of products is a catalogue page. */
function dataScore(page: PageFacts): number {
  const priced = productsOf(page).filter((product) => product.price !== null).length
  return priced === 0 ? 0 : priced === 1 ? ONE_PRODUCT : 5
}

function saleScore({ commerce, headings }: PageFacts): number {
  const oneTitle = headings.filter((heading) => heading.level === 1).length === 1
  const onePrice = commerce.prices > 0 && commerce.prices <= PRICES_OF_ONE
  if (commerce.addToCart !== null) return onePrice && oneTitle ? 5 : 4
  if (commerce.buyNow || commerce.paymentLinks.length > 0) return commerce.prices > 0 ? 3 : 1
  return commerce.pricesNearButton > 0 ? 2 : 0
}

/** `/products/red-tulips` scores more than `/products`. */
function addressScore(page: PageFacts): number {
  const segments = (URL.parse(page.url)?.pathname.toLowerCase() ?? '')
    .split('/')
    .filter((part) => part !== '')
  const at = segments.findIndex((segment) => PRODUCT_SEGMENT.test(segment.replace(/\.\w{3,5}$/u, '')))
  if (at === -1) return 0
  return at < segments.length - 1 ? BELOW_A_LIST : 1
}
