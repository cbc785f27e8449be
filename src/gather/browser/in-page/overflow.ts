/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'
import { isVisible, selectorOf, snippetOf, spotOf } from './element.ts'

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

/** The elements that overflow most, at most 5. */
export function culpritsOf(root: HTMLElement): Culprit[] {
  const out: { element: Element; right: number }[] = []
  for (const element of [...document.querySelectorAll('body *')].slice(0, 20_000)) {
    const right = Math.round(element.getBoundingClientRect().right + scrollX - root.clientWidth)
    if (right > 2) out.push({ element, right })
  }
  return out
    .toSorted((a, b) => b.right - a.right)
    .filter(({ element }) => isVisible(element) && !isClipped(element))
    .slice(0, 5)
    .map(({ element, right }) => ({
      selector: selectorOf(element),
      right,
      snippet: snippetOf(element),
      spot: spotOf(element),
    }))
}

/** Whether an ancestor scrolls or clips an element, which then does not widen the document. */
export function isClipped(element: Element): boolean {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowX !== 'visible') return true
  }
  return false
}
