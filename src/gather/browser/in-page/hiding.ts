/// <reference lib="dom" />
import type { OurWorld } from './world.ts'
/** Whether an element is drawn, never drawn, or only waits for its entrance. */
export type Sight = 'drawn' | 'hidden' | 'waiting'

/** What the elements around one say about it. */
export interface AncestorFacts {
  /** One of them is invisible and waits, so that this one inherits that. */
  waiting: boolean
  inForm: boolean
}

/**
 * Tells what waits from what is hidden. A page that fades its parts in sends them transparent or invisible; they keep their room in the page's
 * flow, or come into sight while the page is scrolled. What is hidden on purpose (a trap, a closed menu, a panel) is taken out of the flow,
 * has no height, or never shows.
 */
export function sightOf(element: Element, style: CSSStyleDeclaration, around: AncestorFacts): Sight {
  if (style.display === 'none') return 'hidden'
  const invisible = style.visibility !== 'visible'
  const transparent = style.opacity === '0'
  if (!invisible && !transparent) return 'drawn'
  const world: OurWorld = globalThis
  const inherits = around.waiting && !transparent
  const waits = inherits || world.fettleSeen?.has(element) === true || keepsItsRoom(element, style, around)
  return waits ? 'waiting' : 'hidden'
}

/** An empty place that a visitor would wonder about: no designer leaves it for good. Inside a form it is a trap's. */
export function keepsItsRoom(
  element: Element,
  style: CSSStyleDeclaration,
  { inForm }: AncestorFacts,
): boolean {
  const apart =
    'input, select, textarea, dialog, [popover], [inert], [aria-hidden="true"], [role="menu"], [role="tooltip"], [role="dialog"]'
  if (inForm || !(element instanceof HTMLElement) || element.matches(apart)) return false
  if (style.position === 'absolute' || style.position === 'fixed') return false
  if (element.offsetWidth < 10 || element.offsetHeight < 10) return false
  if (element.parentElement?.offsetHeight === 0) return false
  return style.transform !== 'none' || element.getBoundingClientRect().right + scrollX > 0
}
