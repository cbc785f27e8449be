import { plural } from '#core/words.ts'
import type { LinkRow } from './facts.ts'

/** A link keeps as many places; with more uses there may be more pages. */
const PLACES_KEPT = 20

/** " and 5 other pages": the further pages that have a link, after the name of the first. */
export function andOthers({ alsoFrom, uses }: Pick<LinkRow, 'alsoFrom' | 'uses'>): string {
  if (alsoFrom.length === 0) return ''
  const atLeast = uses > PLACES_KEPT ? 'at least ' : ''
  return ` and ${atLeast}${plural(alsoFrom.length, 'other page')}`
}
