import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import type { ShopFacts } from '#core/site/shop.ts'

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
