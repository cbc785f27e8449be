/** An item of JSON-LD. */
export type Item = Readonly<Record<string, unknown>>

/** True for a JSON object (not an array, not `null`). */
export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value, several values or nothing, as a list. */
export const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** Whether a value says nothing: shop systems also write `""` and `false` for what a product does not have. */
export const isEmpty = (value: unknown): boolean =>
  asList(value).every(
    (part) => part === null || part === false || (typeof part === 'string' && part.trim() === ''),
  )

/** The schema.org types of an item, without their address: `Product`, `Offer`. */
export const typesOf = (item: Item): string[] =>
  asList(item['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#')) + 1))

/** The items of a page's JSON-LD, and the main items that its page items name. */
export function itemsOf(jsonLd: readonly unknown[]): Item[] {
  const items = jsonLd.filter(isItem)
  const main = items.flatMap((item) => asList(item['mainEntity'])).filter(isItem)
  return [...items, ...main]
}

/** A text or number of an item, as trimmed text; `null` for anything else. */
export function jsonLdText(item: Item, name: string): string | null {
  const value = item[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
