import { PLACES_KEPT } from '#core/evidence/links.ts'
import { plural } from '#core/words.ts'
import type { LinkRow } from './facts.ts'

/** " and 5 other pages": the further pages that have a link, after the name of the first. */
export function andOthers({ alsoFrom, uses }: Pick<LinkRow, 'alsoFrom' | 'uses'>): string {
  if (alsoFrom.length === 0) return ''
  // With more uses than places that were kept there may be more pages.
  const atLeast = uses > PLACES_KEPT ? 'at least ' : ''
  return ` and ${atLeast}${plural(alsoFrom.length, 'other page')}`
}
