/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Functions that `tooWideAmong` calls. */
export const TOO_WIDE_PARTS = [isHeld, causesIn, leastWidthOf, squeezedWidths, withStyle, edgeOf]

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
    const squeezed = squeezedWidths(element.parentElement, [element])[0] ?? 0
    const isPlaced = element.getBoundingClientRect().width > leastWidthOf(element) + 1
    const causes = isPlaced ? [element] : causesIn(search, element, squeezed)
    for (const cause of causes) found.add(cause)
  }
  return [...found]
}

/** Whether an element ends where the parent that sticks out ends, or before. */
export function isHeld(element: Element, out: ReadonlySet<Element>): boolean {
  const { parentElement: parent } = element
  return parent !== null && out.has(parent) && edgeOf(element) <= edgeOf(parent) + 1
}

/** What makes an element as wide as it is: itself, or the innermost of its children that need the width. */
export function causesIn(search: Search, element: Element, squeezed: number): Element[] {
  const hasOwnWidth = squeezed > leastWidthOf(element) + 1
  if (hasOwnWidth || performance.now() > search.until) return [element]
  const children = [...element.children].filter((child) => search.out.has(child)).slice(0, 50)
  const widths = children.length > 0 ? squeezedWidths(element, children) : []
  // From where the first of them starts: one that only stands behind others is not too wide.
  const boxes = [...element.children].map((child) => child.getBoundingClientRect())
  const start = scrollX + Math.min(...boxes.filter(({ width }) => width > 0).map(({ left }) => left))
  const causes = children.flatMap((child, place) => {
    const width = widths[place] ?? 0
    const isTooWide = start + Math.max(width, leastWidthOf(child)) > search.screen + 2
    return isTooWide ? causesIn(search, child, width) : []
  })
  return causes.length > 0 ? causes : [element]
}

/** The width that the content of an element needs. */
export function leastWidthOf(element: Element): number {
  const least = { flex: 'none', width: 'min-content' }
  return withStyle(element, least, () => element.getBoundingClientRect().width)
}

/** How wide children are while their parent takes no width: as wide as they are set to be, or must be to hold their content in a row. */
export function squeezedWidths(parent: Element | null, children: readonly Element[]): number[] {
  const measure = (): number[] => children.map((child) => child.getBoundingClientRect().width)
  return parent === null
    ? measure()
    : withStyle(parent, { flex: 'none', width: '0', 'min-width': '0' }, measure)
}

/** What is measured while an element has another style, which it has no longer afterwards. */
export function withStyle<T>(element: Element, styles: Record<string, string>, measure: () => T): T {
  if (!(element instanceof HTMLElement)) return measure()
  const { style } = element
  const before = style.cssText
  const hadStyle = element.hasAttribute('style')
  style.setProperty('transition', 'none', 'important')
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, 'important')
  const measured = measure()
  style.cssText = before
  if (!hadStyle) element.removeAttribute('style')
  return measured
}

/** The right edge of an element, in CSS px from the page's left. */
export function edgeOf(element: Element): number {
  return element.getBoundingClientRect().right + scrollX
}
