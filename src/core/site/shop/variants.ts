import { asList, isItem, jsonLdText, type Item } from '../json-ld.ts'

/** What an item may have that only says which one is meant, or where it is. */
const ONLY_POINTS: ReadonlySet<string> = new Set(['@context', '@type', '@id', 'url'])

/**
 * The variants of a product group: those inside it, and those of the page that point to it or that it points to
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants). `all`: the items of the page.
 */
export const variantsOf = (group: Item, all: readonly Item[]): Item[] => [
  ...namedBy(group),
  ...all.filter((one) => isVariantOf(one, group)),
]

/** Whether an item of a page is a variant of another one there, with which it is told. */
export const isVariant = (item: Item, all: readonly Item[]): boolean =>
  all.some((group) => isVariantOf(item, group))

/** Whether a group names variants that other pages describe: what they have is not known here. */
export const hasVariantsElsewhere = (group: Item, all: readonly Item[]): boolean =>
  namedBy(group).some(
    (named) =>
      Object.keys(named).every((key) => ONLY_POINTS.has(key)) &&
      !all.some((one) => isSame(one, named, '@id')),
  )

const namedBy = (group: Item): Item[] => asList(group['hasVariant']).filter(isItem)

function isVariantOf(one: Item, group: Item): boolean {
  if (one === group) return false
  const parents = asList(one['isVariantOf']).filter(isItem)
  const number = jsonLdText(group, 'productGroupID')
  return (
    parents.some((parent) => isSame(parent, group, '@id') || isSame(parent, group, 'productGroupID')) ||
    (number !== null && jsonLdText(one, 'inProductGroupWithID') === number) ||
    namedBy(group).some((named) => isSame(named, one, '@id'))
  )
}

function isSame(one: Item, other: Item, name: '@id' | 'productGroupID'): boolean {
  const value = jsonLdText(one, name)
  return value !== null && value === jsonLdText(other, name)
}
