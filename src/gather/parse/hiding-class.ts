import type { PlacedElement } from './placed-element.ts'

/** Class names with which frameworks and builders take an element out of the page, whatever it holds. */
const HIDING = new Set(
  'd-none hidden hide is-hidden uk-hidden u-hidden display-none w-dyn-bind-empty w-dyn-hide w-condition-invisible'.split(
    ' ',
  ),
)
/** A class for wider or narrower screens, which may show it again: `d-md-block`, `lg:block`. */
const FOR_A_SCREEN = /(?:^|-)(?:sm|md|lg|xl|xxl)-|^(?:sm|md|lg|xl|2xl):/u

/** Whether the class of an element, or of one around it, takes it out of the page. A style sheet may mean something else by the name. */
export function isHiddenByClass(placed: PlacedElement): boolean {
  for (let at: PlacedElement | null = placed; at !== null; at = at.parent) {
    const names = (at.attributes['class'] ?? '').split(/\s+/u)
    if (names.some((name) => HIDING.has(name)) && !names.some((name) => FOR_A_SCREEN.test(name))) return true
  }
  return false
}
