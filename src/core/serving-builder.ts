import type { TechnologyFacts } from './evidence/page.ts'

/**
 * Whether this is a builder that the website is at: its menus and settings apply. One whose own servers give nothing only left its names in pages that
 * were exported to another host. Evidence of before does not say so, and counts as served.
 */
export const isServingBuilder = ({ kind, serves }: Pick<TechnologyFacts, 'kind' | 'serves'>): boolean =>
  kind === 'builder' && serves !== false
