import type { PageFacts, TagKind } from '#core/evidence/page.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import { itemsOf, typesOf } from '#core/site/json-ld.ts'
import { type ProductFacts, productsOf } from '#core/site/shop/products.ts'
import { squeeze } from '#core/text.ts'
import { measuresSales } from '#core/site/shop/tags.ts'
import type { ShopFacts } from '#core/site/shop.ts'
import { isProductList } from './product-page.ts'
import { PAYMENT_NAMES } from '#fixes/legal/service-names.data.ts'

/** What a shop's labels are judged by. */
export interface Labelled {
  shop: ShopFacts
  pages: readonly PageFacts[]
  /** `missing`: the owner's page answers "not found". */
  product: PageFacts | 'missing'
  scripts: ScriptsEvidence | undefined
}

/** Names of the labels for owners. */
export const LABEL_NAMES = {
  product_data: 'product details for search',
  measuring: 'sales measuring',
  product_page: 'a product page',
  cart: 'a cart or checkout',
  payment: 'the ways to pay',
} as const
/** The name where the only page found is a list of products: no page of one product was read. */
const LIST_NAME = 'a page of products'
export type LabelId = keyof typeof LABEL_NAMES

/** One label: its name for owners, and the page or thing that has it (`null`: not found). */
export interface Label {
  id: LabelId
  name: string
  found: string | null
}

/** Data types that count as products where bookings are sold. */
const BOOKABLE: ReadonlySet<string> = new Set([
  'Service',
  'Event',
  'LodgingBusiness',
  'Hotel',
  'TouristTrip',
  'Offer',
])
/** Platforms that send shop events themselves once an analytics tag is connected in their settings. */
const SENDS_EVENTS = /^(?:shopify|bigcommerce|squarespace|wix|square online|ecwid)\b/iu
/** Tags that are connected in such a platform's settings. */
const CONNECTED: ReadonlySet<TagKind> = new Set(['ga4', 'google_tag', 'meta_pixel'])
/** The file of WooCommerce's own measuring, which it loads where Jetpack is connected: `s-202647.js` by year and week. */
const WOO_ANALYTICS = /^https:\/\/stats\.wp\.com\/s-\d{6}\.js/u
const SECURE_PAYMENT = /\bsecure (?:payments?|checkout)\b/iu

/** The five labels of a shop (checks: ecommerce, E1 to E5). */
export function labelsOf(labelled: Labelled): Label[] {
  const { product } = labelled
  const page = product === 'missing' ? null : product
  return [
    { id: 'product_data', name: LABEL_NAMES.product_data, found: page && productData(page, labelled) },
    { id: 'measuring', name: LABEL_NAMES.measuring, found: page && measuring(page, labelled) },
    {
      id: 'product_page',
      name: page && isProductList(page) ? LIST_NAME : LABEL_NAMES.product_page,
      found: page?.url ?? null,
    },
    { id: 'cart', name: LABEL_NAMES.cart, found: cartOf(labelled) },
    { id: 'payment', name: LABEL_NAMES.payment, found: paymentOf(labelled) },
  ]
}

const takesBookings = ({ shop }: Labelled): boolean =>
  shop.signals.some(({ name }) => name === 'paid_booking')

/** The first product of a page with all that search engines need to show it. */
const completeProduct = (page: PageFacts): ProductFacts | undefined =>
  productsOf(page).find(
    ({ name, hasImage, price, currency }) => name !== null && hasImage && price !== null && currency !== null,
  )

function productData(page: PageFacts, labelled: Labelled): string | null {
  if (completeProduct(page)) return 'Product data'
  if (!takesBookings(labelled)) return null
  const types = [...itemsOf(page.structured.jsonLd).flatMap(typesOf), ...page.structured.types]
  return types.find((type) => BOOKABLE.has(type)) ?? null
}

function measuring(page: PageFacts, { shop, scripts }: Labelled): string | null {
  const files = scripts?.files ?? []
  const loaded = new Set(page.scripts.map(({ url }) => url))
  const events = [...page.shopEvents, ...files.flatMap(({ shopEvents }) => shopEvents)]
  const tags = [...page.tags, ...files.filter(({ url }) => loaded.has(url)).flatMap((file) => file.tags)]
  if (measuresSales({ tags, shopEvents: events })) return [...new Set(events)].join(', ')
  const isConnected = tags.some(({ kind }) => CONNECTED.has(kind))
  const sendsItself = shop.platform !== null && SENDS_EVENTS.test(shop.platform)
  if (isConnected && sendsItself) return `${shop.platform} with a measuring tag`
  return page.scripts.some(({ url }) => url !== null && WOO_ANALYTICS.test(url))
    ? 'WooCommerce Analytics'
    : null
}

function cartOf(labelled: Labelled): string | null {
  const { shop, pages } = labelled
  const button = pages.find(({ commerce }) => commerce.checkout !== null)?.commerce.checkout
  const booking = shop.signals.find(({ name }) => name === 'paid_booking')
  const icon = pages.some(({ commerce }) => commerce.cartIcon) ? 'A cart in the menu' : null
  const hosted = pages.flatMap(({ commerce }) => commerce.paymentLinks)[0]
  return (
    (shop.cart && cartName(shop.cart)) ??
    shop.checkoutPage ??
    button ??
    booking?.found ??
    icon ??
    hosted ??
    null
  )
}

/** Without what a button counts: "Basket 0 $0.00" is "Basket". */
function cartName(cart: string): string {
  const name = URL.canParse(cart) ? cart : squeeze(cart.replace(/\(?[\p{Sc}]?\s?\d[\d.,]*\)?/gu, ' '))
  return name === '' ? cart : name
}

function paymentOf({ shop, pages }: Labelled): string | null {
  if (shop.paymentMethods.length > 0)
    return shop.paymentMethods.map((method) => PAYMENT_NAMES[method] ?? method).join(', ')
  const isNamed = pages.some(({ text }) => SECURE_PAYMENT.test(text.footer) || SECURE_PAYMENT.test(text.main))
  return isNamed ? 'Secure payment' : null
}

/** Recommended properties that the product data lacks: of the product for which it is found complete, where one is (Google's guide for merchant listings). */
export function dataAdvice(page: PageFacts): string[] {
  const product = completeProduct(page) ?? productsOf(page)[0]
  if (!product) return []
  const wanted = {
    availability: 'whether it is in stock',
    identifier: 'a product code, such as its SKU or barcode',
    brand: 'the brand',
  }
  const absent = Object.entries(wanted).filter(([extra]) => !product.extras.includes(extra))
  return absent.map(([, name]) => `Your product details could also say ${name}.`)
}
