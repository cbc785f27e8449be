/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PlacedLink } from '#core/evidence/visit.ts'
import { isVisible, spotOf } from './element.ts'

/** Functions that `placedLinks` calls. */
export const PLACED_LINK_PARTS = [isVisible, spotOf, addressIn, openerOf]

/**
 * Runs inside the page, in the isolated world. The visible links and pictures with their position, in the order of the page; then links in closed
 * menus with the position of what opens them.
 */
export function placedLinks(most: number, longestAddress: number): PlacedLink[] {
  const placed: PlacedLink[] = []
  const inMenus: PlacedLink[] = []
  for (const element of document.querySelectorAll('a[href], img[src]')) {
    if (placed.length >= most) break
    const url = addressIn(element)
    if (url === '' || url.length > longestAddress) continue
    const shown = isVisible(element) ? element : openerOf(element)
    const spot = shown && spotOf(shown)
    if (!spot || spot.width === 0 || spot.height === 0) continue
    if (shown === element) placed.push({ url, spot })
    else inMenus.push({ url, spot, inMenu: true })
  }
  return [...placed, ...inMenus].slice(0, most)
}

/** The whole address that a link leads to or a picture comes from; empty for a link inside an SVG drawing. */
function addressIn(element: Element): string {
  if (element instanceof HTMLAnchorElement) return element.href
  return element instanceof HTMLImageElement ? element.src : ''
}

/** The visible button, summary or menu entry that opens what a link is in; `null` where none is known. */
function openerOf(link: Element): Element | null {
  if (!(link instanceof HTMLAnchorElement)) return null
  const candidates: (Element | null | undefined)[] = [
    link.closest('details:not([open])')?.querySelector(':scope > summary'),
  ]
  for (let above = link.parentElement; above; above = above.parentElement) {
    const id = above.getAttribute('id')
    if (id) candidates.push(document.querySelector(`[aria-controls~="${CSS.escape(id)}"]`))
    if (above.localName === 'li') candidates.push(above.querySelector(':scope > button, :scope > a'))
    if (above.localName === 'nav' || above.localName === 'header')
      candidates.push(above.querySelector('button[aria-expanded="false"]'))
  }
  return candidates.find((one) => one && one !== link && isVisible(one)) ?? null
}
