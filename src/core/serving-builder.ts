import type { TechnologyFacts } from './evidence/page.ts'

/**
 * Whether this is a builder that the website is at: its menus and settings apply. One whose own servers give nothing only left its names in pages that
 * were exported to another host. Evidence of before does not say so, and counts as served.
 */
export const isServingBuilder = (one: Pick<TechnologyFacts, 'kind' | 'serves'>): boolean =>
  one.kind === 'builder' && isServing(one)

/** Whether nothing shows that this system only left its names in pages that were exported or saved. */
export const isServing = ({ serves }: Pick<TechnologyFacts, 'serves'>): boolean => serves !== false

/** The shop system whose settings this website has; `null`: none, or one that only left its names. A builder's own shop serves where that builder does. */
export function servingShop(technologies: readonly TechnologyFacts[]): string | null {
  const shop = technologies.find((one) => one.kind === 'shop' && isServing(one))
  if (!shop) return null
  const builders = technologies.filter(({ kind, name }) => kind === 'builder' && isSameMaker(name, shop.name))
  return builders.length === 0 || builders.some(isServing) ? shop.name : null
}

/** "Webflow" and "Webflow Ecommerce". */
const isSameMaker = (one: string, other: string): boolean => one.split(' ', 1)[0] === other.split(' ', 1)[0]
