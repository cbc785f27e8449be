/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'
import { isVisible, selectorOf, snippetOf, spotOf } from './element.ts'
import { edgeOf, tooWideAmong } from './too-wide.ts'

interface Culprit {
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

/** Whether an ancestor scrolls or clips an element, which then does not widen the document. */
export function isClipped(element: Element): boolean {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowX !== 'visible') return true
  }
  return false
}
