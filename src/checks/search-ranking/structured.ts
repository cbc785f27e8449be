import type { PageFacts } from '#core/evidence/page.ts'
import { asList, isEmpty, isItem, type Item, itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { isLocalBusinessType } from '#core/site/schema-types.ts'
import { hasVariantsElsewhere, isVariant, variantsOf } from '#core/site/shop/variants.ts'

/** Types of all items in a page's structured data. */
export const typesOn = ({ structured }: PageFacts): string[] => [
  ...structured.types,
  ...itemsOf(structured.jsonLd).flatMap(typesOf),
]

/** Whether a page describes a product, in JSON-LD or microdata. */
export const hasProductData = ({ structured }: PageFacts): boolean =>
  structured.microProducts.length > 0 ||
  structured.types.includes('Product') ||
  products(structured.jsonLd).length > 0

/** The properties of a business and of a product that are looked for, each in the owner's words. */
const BUSINESS_WORDS = { name: 'a name', address: 'an address', telephone: 'a phone number' } as const
const PRODUCT_WORDS = {
  name: 'a name',
  image: 'a picture',
  price: 'a price',
  priceCurrency: 'a currency',
} as const

/** What each local business in a page's JSON-LD lacks, in the owner's words. `isCalled`: the website shows a number, which no other way to reach it replaces. */
export const businessGaps = ({ structured }: PageFacts, isCalled: boolean): string[][] =>
  itemsOf(structured.jsonLd)
    .filter((item) => typesOf(item).some(isLocalBusinessType))
    .map((item) =>
      Object.entries(BUSINESS_WORDS).flatMap(([name, words]) =>
        isEmpty(item[name]) && (name !== 'telephone' || isCalled || !isReached(item)) ? words : [],
      ),
    )

const isReached = (item: Item): boolean => !isEmpty(item['email']) || !isEmpty(item['contactPoint'])

/** What each product of a page lacks, in the owner's words. A group is one product with its variants. */
export function productGaps({ structured }: PageFacts): string[][] {
  const all = itemsOf(structured.jsonLd)
  return [
    ...products(structured.jsonLd)
      .filter((item) => !isVariant(item, all))
      .map((item) => gapsOf(item, all)),
    ...structured.microProducts.map((properties) =>
      Object.entries(PRODUCT_WORDS).flatMap(([name, words]) => (properties[name]?.trim() ? [] : words)),
    ),
  ]
}

const products = (jsonLd: readonly unknown[]): Item[] =>
  itemsOf(jsonLd).filter((item) =>
    typesOf(item).some((type) => type === 'Product' || type === 'ProductGroup'),
  )

function gapsOf(item: Item, all: readonly Item[]): string[] {
  const name = isEmpty(item['name']) ? [PRODUCT_WORDS.name] : []
  const variants = variantsOf(item, all)
  const offers = [item, ...variants]
    .flatMap((one) => asList(one['offers']))
    .filter(isItem)
    .flatMap(pricesOf)
  const hasImage = [item, ...variants].some((one) => !isEmpty(one['image']))
  const complete = offers.some((offer) => hasPrice(offer) && jsonLdText(offer, 'priceCurrency') !== null)
  if (hasVariantsElsewhere(item, all)) return name
  return [
    ...name,
    ...(hasImage ? [] : [PRODUCT_WORDS.image]),
    ...(complete ? [] : ['a price with its currency']),
  ]
}

/** An offer, and where its price is: in itself, its `priceSpecification`, or the offers of an aggregate. */
const pricesOf = (offer: Item): Item[] => [
  offer,
  ...asList(offer['priceSpecification']).filter(isItem),
  ...asList(offer['offers']).filter(isItem),
]

const hasPrice = (offer: Item): boolean =>
  jsonLdText(offer, 'price') !== null || jsonLdText(offer, 'lowPrice') !== null
