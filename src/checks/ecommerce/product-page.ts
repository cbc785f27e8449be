import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { lastSegment } from '#core/site/phrases.ts'
import { productsOf } from '#core/site/shop/products.ts'
import type { ShopFacts } from '#core/site/shop.ts'

/** What the address of a page of many products ends in. */
const LIST_SEGMENT = /^(?:products|shop|store|items|range|collections?)$/u

/** The page whose labels are tested: the owner's, else the one that was found. `null`: none could be read. */
export function testedPage(input: {
  shop: ShopFacts
  pages: readonly PageFacts[]
  share: ShareEvidence | undefined
}): PageFacts | 'missing' | null {
  const { shop, pages, share } = input
  if (share?.kind === 'missing') return 'missing'
  const owners = share?.kind === 'page' ? share.page : undefined
  const crawled = owners && pages.find(({ url }) => pageKey(url) === pageKey(owners.url))
  const found = pages.find(({ url }) => url === shop.productPage)
  return crawled ?? owners ?? found ?? null
}

/** Whether a page is a list of products, by its address: it may name none, or those of the day. One price, or data of one product, shows that product. */
export const isProductList = (page: PageFacts): boolean =>
  LIST_SEGMENT.test(lastSegment(page.url)) && page.commerce.prices !== 1 && productsOf(page).length !== 1
