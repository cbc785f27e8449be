import type { PlacedElement } from './placed-element.ts'

/** Class names with which frameworks and builders take an element out of the page, whatever it holds. */
const HIDING = new Set(
  'd-none hidden hide is-hidden uk-hidden u-hidden display-none w-dyn-bind-empty w-dyn-hide w-condition-invisible'.split(
    ' ',
  ),
)
/** A class for wider or narrower screens, which may show it again: `d-md-block`, `lg:block`. */
const FOR_A_SCREEN = /(?:^|-)(?:sm|md|lg|xl|xxl)-|^(?:sm|md|lg|xl|2xl):/u

/** Characters of a class attribute that are read. */
const READ = 1000

/** What was found of an element before: many headings have the same elements around them. */
const known = new WeakMap<PlacedElement, boolean>()

/** Whether the class of an element, or of one around it, takes it out of the page. A style sheet may mean something else by the name. */
export function isHiddenByClass(placed: PlacedElement): boolean {
  const asked: PlacedElement[] = []
  let verdict = false
  for (let at: PlacedElement | null = placed; at !== null && !verdict; at = at.parent) {
    const before = known.get(at)
    verdict = before ?? hides(at.attributes['class'])
    if (before !== undefined) break
    asked.push(at)
  }
  for (const one of asked) known.set(one, verdict)
  return verdict
}

function hides(className: string | undefined): boolean {
  const names = className?.slice(0, READ).split(/\s+/u) ?? []
  return names.some((name) => HIDING.has(name)) && !names.some((name) => FOR_A_SCREEN.test(name))
}
