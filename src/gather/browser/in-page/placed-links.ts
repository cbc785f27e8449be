/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PlacedLink } from '#core/evidence/visit.ts'
import { isVisible, spotOf } from './element.ts'
import { own } from './own.ts'

/** Functions that `placedLinks` calls. */
export const PLACED_LINK_PARTS = [isVisible, spotOf, addressIn, controlsById, openersIn, queryIn, openerOf]

/** What opens the content of each element that was looked at. */
interface Openers {
  /** The first control of each id that one names. */
  byId: ReadonlyMap<string, Element>
  known: Map<Element, Element[]>
}

/**
 * Runs inside the page, in the isolated world. The visible links and pictures with their position, in the order of the page; then links in closed
 * menus with the position of what opens them.
 */
export function placedLinks(most: number, longestAddress: number): PlacedLink[] {
  const placed: PlacedLink[] = []
  const inMenus: PlacedLink[] = []
  const openers: Openers = { byId: controlsById(), known: new Map() }
  for (const element of document.querySelectorAll('a[href], img[src]')) {
    if (placed.length >= most) break
    const url = addressIn(element)
    if (url === '' || url.length > longestAddress) continue
    const shown = isVisible(element) ? element : openerOf(element, openers)
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

function controlsById(): Map<string, Element> {
  const controls = new Map<string, Element>()
  for (const control of document.querySelectorAll('[aria-controls]')) {
    const ids = own(control, 'getAttribute').call(control, 'aria-controls') ?? ''
    for (const id of ids.split(/\s+/u)) if (!controls.has(id)) controls.set(id, control)
  }
  return controls
}

/** The visible button, summary or menu entry that opens what a link is in; `null` where none is known. */
function openerOf(link: Element, { byId, known }: Openers): Element | null {
  if (!(link instanceof HTMLAnchorElement)) return null
  const details = link.closest('details:not([open])')
  const summary = details?.querySelector(':scope > summary')
  if (summary && isVisible(summary)) return summary
  for (let above = link.parentElement; above; above = own(above, 'parentElement')) {
    const openers = known.get(above) ?? openersIn(above, byId)
    known.set(above, openers)
    const opener = openers.find((one) => one !== link && isVisible(one))
    if (opener) return opener
  }
  return null
}

/** What may open the content of an element: a control that names its id, the entry of a menu, the button of a menu. */
function openersIn(element: Element, byId: Openers['byId']): Element[] {
  const id = own(element, 'getAttribute').call(element, 'id')
  const name = own(element, 'localName')
  return [
    id ? byId.get(id) : null,
    name === 'li' ? queryIn(element, ':scope > button, :scope > a') : null,
    name === 'nav' || name === 'header' ? queryIn(element, 'button[aria-expanded="false"]') : null,
  ].filter((one) => one instanceof Element)
}

function queryIn(element: Element, selector: string): Element | null {
  return own(element, 'querySelector').call(element, selector)
}
