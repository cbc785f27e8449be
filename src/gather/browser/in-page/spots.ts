/// <reference lib="dom" />
import type { Spot } from '#core/evidence/visit.ts'
import { isVisible, spotOf } from './element.ts'
import { own } from './own.ts'

/** Functions that `spotsAt` calls. */
export const SPOT_PARTS = [isVisible, spotOf, elementAt, childAt]

/** Functions that `elementAt` calls. */
export const PATH_PARTS = [elementAt, childAt]

/**
 * Runs inside the page, in the isolated world. Spots of the elements at these paths; `null` for those that are gone or invisible. A path is
 * Lighthouse's own (`1,HTML,1,BODY,0,DIV`): indices among siblings, without empty texts, and names.
 */
export function spotsAt(paths: readonly string[]): (Spot | null)[] {
  return paths.map((path) => {
    const element = elementAt(path)
    if (!element || !isVisible(element)) return null
    const spot = spotOf(element)
    return spot.width > 0 && spot.height > 0 ? spot : null
  })
}

/** Width of the page that the screen shows: a page that is too wide is zoomed out until it fits. */
export function shownWidth(): number {
  return Math.round(innerWidth)
}

/** Height of the whole page in CSS px. */
export function pageHeight(): number {
  return Math.round(document.documentElement.scrollHeight)
}

/** The element at a path of Lighthouse. */
export function elementAt(path: string): Element | null {
  const steps = path.split(',')
  let node: Node | null = document
  for (let at = 0; node && at + 1 < steps.length; at += 2) {
    const child: Node | null = childAt(node, steps[at] ?? '')
    node = child && own(child, 'nodeName') === steps[at + 1] ? child : null
  }
  return node instanceof Element ? node : null
}

/** `a` stands for the shadow root of an element. */
function childAt(node: Node, place: string): Node | null {
  if (place === 'a') return node instanceof Element ? own(node, 'shadowRoot') : null
  const counted = [...own(node, 'childNodes')].filter(
    ({ nodeType, nodeValue }) => nodeType !== 3 || (nodeValue ?? '').trim() !== '',
  )
  return counted[Number(place)] ?? null
}
