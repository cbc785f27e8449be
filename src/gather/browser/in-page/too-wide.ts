/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { own } from './own.ts'

/** Functions that `tooWideAmong` calls. */
export const TOO_WIDE_PARTS = [
  isHeld,
  causesIn,
  isColumnOfOther,
  needsMore,
  leastWidthOf,
  ownWidthOf,
  withStyle,
  edgeOf,
  boxOf,
]

interface Search {
  /** Elements that stick out of the screen to the right. */
  out: ReadonlySet<Element>
  screen: number
  /** When to end the search (`performance.now()`): the browser lays out the page anew for each width that is asked. */
  until: number
}

/**
 * Those of the elements that stick out because of themselves: by a width of their own, by their place, or by content that cannot be narrower. What
 * is only stretched by its parent, or by what stands in it, is left out.
 */
export function tooWideAmong(out: ReadonlySet<Element>, screen: number): Element[] {
  const search: Search = { out, screen, until: performance.now() + 1_500 }
  const found = new Set<Element>()
  const free = [...out].filter((element) => !isHeld(element, out)).toSorted((a, b) => edgeOf(b) - edgeOf(a))
  for (const element of free.slice(0, 50)) {
    if (performance.now() > search.until) break
    if (isColumnOfOther(search, element)) continue
    const isPlaced = boxOf(element).width > leastWidthOf(element) + 1
    const causes = isPlaced ? [element] : causesIn(search, element)
    for (const cause of causes) found.add(cause)
  }
  return [...found]
}

/** Whether an element ends where the parent that sticks out ends, or before. */
export function isHeld(element: Element, out: ReadonlySet<Element>): boolean {
  const parent = own(element, 'parentElement')
  return parent !== null && out.has(parent) && edgeOf(element) <= edgeOf(parent) + 1
}

/** What makes an element as wide as it is: itself, or the innermost of its children that need the width. */
export function causesIn(search: Search, element: Element): Element[] {
  const hasOwnWidth = ownWidthOf(element) > leastWidthOf(element) + 1
  if (hasOwnWidth || performance.now() > search.until) return [element]
  const children = [...own(element, 'children')].filter((child) => search.out.has(child)).slice(0, 50)
  // From where the first of them starts: one that only stands behind others is not too wide.
  const boxes = [...own(element, 'children')].map((child) => boxOf(child))
  const start = scrollX + Math.min(...boxes.filter(({ width }) => width > 0).map(({ left }) => left))
  const causes = children.flatMap((child) => (needsMore(search, child, start) ? causesIn(search, child) : []))
  return causes.length > 0 ? causes : [element]
}

/** Whether an element is only as wide as its column in a grid, which another element in it makes too wide. */
export function isColumnOfOther(search: Search, element: Element): boolean {
  const grid = own(element, 'parentElement')
  if (!grid || !getComputedStyle(grid).display.endsWith('grid')) return false
  const needs = (item: Element): boolean => {
    const start = boxOf(item).left + scrollX
    return search.out.has(item) && needsMore(search, item, start)
  }
  return !needs(element) && [...own(grid, 'children')].slice(0, 50).some(needs)
}

/** Whether an element that starts there needs more width than the screen has. Words in a line are as wide as the line, so only what stands among them counts. */
export function needsMore(search: Search, element: Element, start: number): boolean {
  if (performance.now() > search.until) return false
  if (own(element, 'firstChild') && getComputedStyle(element).display === 'inline')
    return [...own(element, 'children')].slice(0, 50).some((child) => needsMore(search, child, start))
  return start + Math.max(ownWidthOf(element), leastWidthOf(element)) > search.screen + 2
}

/** The width that the content of an element needs. */
export function leastWidthOf(element: Element): number {
  const least = { flex: 'none', width: 'min-content' }
  return withStyle(element, least, () => boxOf(element).width)
}

/** The width that the styles set for an element, 0 where its width depends on what is around or in it. */
export function ownWidthOf(element: Element): number {
  const styles = own(element, 'computedStyleMap').call(element)
  const widths = ['width', 'min-width', 'flex-basis'].map((name) => {
    const value = styles.get(name)
    return value instanceof CSSUnitValue && value.unit === 'px' ? value.value : 0
  })
  return Math.max(...widths)
}

/** What is measured while an element has another style, which it has no longer afterwards. */
export function withStyle<T>(element: Element, styles: Record<string, string>, measure: () => T): T {
  if (!(element instanceof HTMLElement)) return measure()
  const style = own(element, 'style')
  const before = style.cssText
  const hadStyle = own(element, 'hasAttribute').call(element, 'style')
  style.setProperty('transition', 'none', 'important')
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, 'important')
  const measured = measure()
  style.cssText = before
  // Chromium writes the attribute when it is read, and removes only what is written.
  if (!hadStyle && own(element, 'getAttribute').call(element, 'style') !== null)
    own(element, 'removeAttribute').call(element, 'style')
  return measured
}

/** The right edge of an element, in CSS px from the page's left. */
export function edgeOf(element: Element): number {
  return boxOf(element).right + scrollX
}

/** The box of an element, in CSS px from the screen's top left corner. */
export function boxOf(element: Element): DOMRect {
  return own(element, 'getBoundingClientRect').call(element)
}
