import type { PageFacts } from '#core/evidence/page.ts'
import { servingShop } from '#core/serving-builder.ts'

/** Shop systems that run at the website itself, whose orders go nowhere else. */
const AT_THE_WEBSITE: ReadonlySet<string> = new Set([
  'WooCommerce',
  'Easy Digital Downloads',
  'Magento',
  'PrestaShop',
  'OpenCart',
])
/** Shops of a builder, which has one name for all that it does. */
const OF_A_BUILDER = /^(?:Squarespace|Wix|Rocketspark|Webflow|Shopify|GoDaddy)\b/u

/** The service that gets the orders of a page's shop; `null` where there is none. */
export function shopServiceOf({ technologies }: Pick<PageFacts, 'technologies'>): string | null {
  const shop = servingShop(technologies)
  if (shop === null || AT_THE_WEBSITE.has(shop)) return null
  return OF_A_BUILDER.exec(shop)?.[0] ?? shop
}
