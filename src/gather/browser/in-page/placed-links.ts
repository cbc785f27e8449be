/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PlacedLink } from '#core/evidence/visit.ts'
import { isVisible, spotOf } from './element.ts'

/** Functions that `placedLinks` calls. */
export const PLACED_LINK_PARTS = [isVisible, spotOf, addressIn]

/** Runs inside the page, in the isolated world. The visible links and pictures with their position, in the order of the page. */
export function placedLinks(most: number, longestAddress: number): PlacedLink[] {
  const placed: PlacedLink[] = []
  for (const element of document.querySelectorAll('a[href], img[src]')) {
    if (placed.length >= most) break
    const url = addressIn(element)
    if (url === '' || url.length > longestAddress || !isVisible(element)) continue
    const spot = spotOf(element)
    if (spot.width > 0 && spot.height > 0) placed.push({ url, spot })
  }
  return placed
}

/** The whole address that a link leads to or a picture comes from; empty for a link inside an SVG drawing. */
function addressIn(element: Element): string {
  if (element instanceof HTMLAnchorElement) return element.href
  return element instanceof HTMLImageElement ? element.src : ''
}
