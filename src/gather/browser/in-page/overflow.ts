/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'
import { own } from './own.ts'
import { isVisible, selectorOf, snippetOf, spotOf } from './element.ts'
import { edgeOf, tooWideAmong } from './too-wide.ts'

/** An element because of which the page is too wide: `right` is how far it sticks out, in CSS px. */
export interface Culprit {
  selector: string
  right: number
  snippet: string
  spot: Spot
}

/** How far the page scrolls sideways, in CSS px. */
export function overflowOf(root: HTMLElement): number {
  return cannotScrollSideways(root) ? 0 : Math.max(0, root.scrollWidth - root.clientWidth)
}

/** The overflow that applies to the viewport: that of `html`, or of `body` when `html` is `visible` (CSS Overflow 3, 3.3). */
export function cannotScrollSideways(root: HTMLElement): boolean {
  const own = getComputedStyle(root).overflowX
  const applied = own === 'visible' && document.body ? getComputedStyle(document.body).overflowX : own
  return applied === 'hidden' || applied === 'clip'
}

/** The elements because of which the page is too wide, at most 5 and one for each selector; those that overflow most come first. */
export function culpritsOf(root: HTMLElement): Culprit[] {
  const rightOf = (element: Element): number => Math.round(edgeOf(element) - root.clientWidth)
  const out = [...document.querySelectorAll('body, body *')]
    .slice(0, 20_000)
    .filter((element) => rightOf(element) > 2)
    .filter((element) => isVisible(element) && !isClipped(element))
  const bySelector = new Map<string, Culprit>()
  const causes = tooWideAmong(new Set(out), root.clientWidth).toSorted((a, b) => edgeOf(b) - edgeOf(a))
  for (const element of causes) {
    const selector = selectorOf(element)
    if (bySelector.size >= 5 || bySelector.has(selector)) continue
    const right = rightOf(element)
    bySelector.set(selector, { selector, right, snippet: snippetOf(element), spot: spotOf(element) })
  }
  return [...bySelector.values()]
}

/**
 * Whether an element does not widen the document: it is fixed to the screen (CSS Overflow 3, 2.2), or the chain of boxes that hold it has one that
 * scrolls or clips (CSS 2, 11.1.1).
 */
export function isClipped(element: Element): boolean {
  let { position } = getComputedStyle(element)
  for (let up = own(element, 'parentElement'); up; up = own(up, 'parentElement')) {
    const style = getComputedStyle(up)
    if (!holdsPosition(position, style)) continue
    const isRoot = up === document.body || up === document.documentElement
    if (!isRoot && style.overflowX !== 'visible') return true
    position = style.position
  }
  return position === 'fixed'
}

/** Whether an ancestor with this style is what an element with this position is placed in (CSS 2, 10.1). */
export function holdsPosition(position: string, style: CSSStyleDeclaration): boolean {
  if (position !== 'absolute' && position !== 'fixed') return true
  return (position === 'absolute' && style.position !== 'static') || holdsFixed(style)
}

/** Whether even fixed elements are placed in an element with this style (CSS Transforms 1 and 2, Filter Effects 1 and 2, CSS Containment 2, CSS Will Change 1). */
export function holdsFixed(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style
  const effects = [transform, translate, rotate, scale, perspective, filter, backdropFilter]
  return (
    effects.some((value) => value !== 'none') ||
    /layout|paint|strict|content/u.test(style.contain) ||
    style.contentVisibility !== 'visible' ||
    /transform|translate|rotate|scale|perspective|filter|contain/u.test(style.willChange)
  )
}
