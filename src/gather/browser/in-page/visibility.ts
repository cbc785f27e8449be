/// <reference lib="dom" />
import { own } from './own.ts'
import { kept } from './world.ts'

/** Whether an element is shown, hidden, or waits for its entrance animation. */
export type Visibility = 'shown' | 'hidden' | 'waiting'

/** Facts of an element's ancestors. */
export interface AncestorFacts {
  /** One of them is invisible and waits for its animation, which this element inherits. */
  waiting: boolean
  inForm: boolean
}

/**
 * Tells elements that wait for an entrance animation from hidden ones. A page that fades its parts in makes them transparent or invisible; they
 * keep their space in the page's flow, or become visible while the page is scrolled. Elements hidden on purpose (a trap, a closed menu, a panel)
 * are out of the flow, have no height, or never become visible.
 */
export function visibilityOf(
  element: Element,
  style: CSSStyleDeclaration,
  around: AncestorFacts,
): Visibility {
  if (style.display === 'none') return 'hidden'
  const invisible = style.visibility !== 'visible'
  const transparent = style.opacity === '0'
  if (!invisible && !transparent) return 'shown'
  const inherits = around.waiting && !transparent
  const waits = inherits || kept().seen.has(element) || keepsItsSpace(element, style, around)
  return waits ? 'waiting' : 'hidden'
}

/** Whether an invisible element takes up space, which no designer leaves empty for good; inside a form it is a trap. */
export function keepsItsSpace(
  element: Element,
  style: CSSStyleDeclaration,
  { inForm }: AncestorFacts,
): boolean {
  const apart =
    'input, select, textarea, dialog, [popover], [inert], [aria-hidden="true"], [role="menu"], [role="tooltip"], [role="dialog"]'
  if (inForm || !(element instanceof HTMLElement) || own(element, 'matches').call(element, apart))
    return false
  if (style.position === 'absolute' || style.position === 'fixed') return false
  if (own(element, 'offsetWidth') < 10 || own(element, 'offsetHeight') < 10) return false
  const parent = own(element, 'parentElement')
  if (parent && own(parent, 'offsetHeight') === 0) return false
  return style.transform !== 'none' || own(element, 'getBoundingClientRect').call(element).right + scrollX > 0
}
