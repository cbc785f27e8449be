/// <reference lib="dom" />
import type { Spot } from '#core/evidence/visit.ts'
import { isSeen, spotOf } from './element.ts'

/** Functions that `spotsAt` calls. */
export const SPOT_PARTS = [isSeen, spotOf, elementAt, childAt]

/**
 * Runs inside the page, in a world of ours: where the elements at these paths stand, `null` for those that are not there any more or
 * not seen. A path is Lighthouse's own (`1,HTML,1,BODY,0,DIV`): places among siblings without empty texts, and names.
 */
export function spotsAt(paths: readonly string[]): (Spot | null)[] {
  return paths.map((path) => {
    const element = elementAt(path)
    if (!element || !isSeen(element)) return null
    const spot = spotOf(element)
    return spot.width > 0 && spot.height > 0 ? spot : null
  })
}

/** How wide the part of the page is that the screen shows: a page that is too wide is zoomed out until it fits. */
export function shownWidth(): number {
  return Math.round(innerWidth)
}

function elementAt(path: string): Element | null {
  const steps = path.split(',')
  let node: Node | null = document
  for (let at = 0; node && at + 1 < steps.length; at += 2) {
    const child: Node | null = childAt(node, steps[at] ?? '')
    node = child?.nodeName === steps[at + 1] ? child : null
  }
  return node instanceof Element ? node : null
}

/** `a` leads into the shadow of an element. */
function childAt(node: Node, place: string): Node | null {
  if (place === 'a') return node instanceof Element ? node.shadowRoot : null
  const counted = [...node.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType !== 3 || (nodeValue ?? '').trim() !== '',
  )
  return counted[Number(place)] ?? null
}
