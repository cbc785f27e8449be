import type { PageFacts, StructuredData } from '../../evidence/page.ts'
import { asList, isEmpty, isItem, itemsOf, jsonLdText, typesOf, type Item } from '../json-ld.ts'
import { isVariant, variantsOf } from './variants.ts'

/** One product in a page's structured data. */
export interface ProductFacts {
  name: string | null
  hasImage: boolean
  /** At least 0; `null` when there is no readable price. */
  price: number | null
  /** Three capital letters (ISO 4217), `null` when absent or malformed. */
  currency: string | null
  /** Recommended properties that are present: `availability`, `identifier`, `brand`, `shipping`, `returns`. */
  extras: string[]
}

/** The one currency in which the products of some pages are priced; `null` where none is named, and where several are. */
export function onlyCurrencyIn(pages: readonly Pick<PageFacts, 'structured'>[]): string | null {
  const named = pages.flatMap(productsOf).flatMap(({ currency }) => currency ?? [])
  const [only, ...more] = new Set(named)
  return only === undefined || more.length > 0 ? null : only
}

const PRODUCT_TYPES: ReadonlySet<string> = new Set([
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
])
const CURRENCY = /^[A-Z]{3}$/u
const NUMBER = /^\d+(?:\.\d+)?$/u
const CENTS_AFTER_COMMA = /^[\d.]+,\d{1,2}$/u

/** Products named in a page's JSON-LD and microdata (schema.org Product with Offer; Google's product markup guide). A group is one product with its variants. */
export function productsOf(page: Pick<PageFacts, 'structured'>): ProductFacts[] {
  return [...jsonLdProducts(page.structured), ...page.structured.microProducts.map(microProduct)]
}

function jsonLdProducts({ jsonLd }: StructuredData): ProductFacts[] {
  const all = itemsOf(jsonLd)
  return all
    .filter((item) => typesOf(item).some((type) => PRODUCT_TYPES.has(type)) && !isVariant(item, all))
    .map((item) => jsonLdProduct(item, variantsOf(item, all)))
}

function jsonLdProduct(item: Item, variants: readonly Item[]): ProductFacts {
  const offers = [item, ...variants].flatMap(offersOf)
  const priced = offers.find((offer) => priceOf(offer) !== null)
  return {
    name: jsonLdText(item, 'name'),
    hasImage: [item, ...variants].some((part) => !isEmpty(part['image'])),
    price: priced ? priceOf(priced) : null,
    currency: priced ? currencyOf(priced) : null,
    extras: extrasOf([item, ...variants, ...offers]),
  }
}

/** Offers of a product, with those inside an AggregateOffer. */
function offersOf(item: Item): Item[] {
  const offers = asList(item['offers']).filter(isItem)
  const inner = offers.flatMap((offer) => asList(offer['offers'])).filter(isItem)
  return [...offers, ...inner]
}

const priceSpecifications = (offer: Item): Item[] => asList(offer['priceSpecification']).filter(isItem)

function priceOf(offer: Item): number | null {
  const texts = [
    jsonLdText(offer, 'price'),
    jsonLdText(offer, 'lowPrice'),
    ...priceSpecifications(offer).map((specification) => jsonLdText(specification, 'price')),
  ]
  return texts.map(readPrice).find((price) => price !== null) ?? null
}

function currencyOf(offer: Item): string | null {
  const texts = [offer, ...priceSpecifications(offer)].map((part) => jsonLdText(part, 'priceCurrency'))
  return readCurrency(texts.find((text) => text !== null))
}

function extrasOf(parts: readonly Item[]): string[] {
  const has = (...names: string[]): boolean =>
    parts.some((part) => names.some((name) => !isEmpty(part[name])))
  return [
    ...(has('availability') ? ['availability'] : []),
    ...(has('sku', 'gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'mpn', 'isbn') ? ['identifier'] : []),
    ...(has('brand') ? ['brand'] : []),
    ...(has('shippingDetails') ? ['shipping'] : []),
    ...(has('hasMerchantReturnPolicy') ? ['returns'] : []),
  ]
}

function microProduct(properties: Readonly<Record<string, string>>): ProductFacts {
  const price = properties['price'] ?? properties['lowPrice']
  return {
    name: properties['name']?.trim() || null,
    hasImage: !isEmpty(properties['image']),
    price: readPrice(price ?? null),
    currency: readCurrency(properties['priceCurrency']),
    extras: extrasOf([properties]),
  }
}

/** "1,299.00", "1.299,00", "12,50" and "$12.50" are read too: the guide asks for a bare number, but shops are less strict. */
function readPrice(text: string | null): number | null {
  const bare = text?.replace(/[\s$€£]/gu, '') ?? ''
  const plain = CENTS_AFTER_COMMA.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '')
  return NUMBER.test(plain) ? Number(plain) : null
}

const readCurrency = (text: string | null | undefined): string | null =>
  text && CURRENCY.test(text.trim()) ? text.trim() : null
