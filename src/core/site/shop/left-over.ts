import { bareHost } from '../../address/urls.ts'
import type { PageFacts } from '../../evidence/page.ts'
import { isServing, servingShop } from '../../serving-builder.ts'
import { productsOf } from './products.ts'

/**
 * Whether the cart and checkout of a website are left over from a shop that it is no longer: they came with a system that does not serve it, so nothing
 * takes an order. Another cart that takes them, a way to pay, or a product with a price says otherwise; in pages that are saved copies prices say nothing.
 */
export function isShopLeftOver(pages: readonly PageFacts[]): boolean {
  const technologies = pages.flatMap((page) => page.technologies)
  const shops = technologies.filter(({ kind }) => kind === 'shop')
  const builders = technologies.filter(({ kind }) => kind === 'builder')
  if (shops.length === 0 || shops.some((shop) => servingShop([shop, ...builders]) !== null)) return false
  if (technologies.some(({ kind, by }) => kind === 'payment' && by !== 'link')) return false
  if (pages.some(({ commerce }) => commerce.paymentLinks.length > 0) || pages.some(ordersElsewhere))
    return false
  return !shops.some(isServing) || !pages.some(showsPrice)
}

/** A button for the cart of another host. */
function ordersElsewhere({ commerce, url }: PageFacts): boolean {
  const host = URL.parse(commerce.addToCart ?? '')?.hostname
  return host !== undefined && bareHost(host) !== bareHost(new URL(url).hostname)
}

const showsPrice = (page: PageFacts): boolean =>
  page.commerce.prices > 0 || productsOf(page).some(({ name, price }) => name !== null && price !== null)
