/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { StyleReach } from '#core/evidence/visit.ts'
import { own } from './own.ts'

/** Runs inside the page, in the isolated world: how many elements of the body have a class, and one of the `names` that styles select. */
export function classUse(names: readonly string[]): StyleReach {
  // More elements would not change a share.
  const most = 20_000
  const known = new Set(names)
  const elements = [...document.querySelectorAll('body *:not(script, style, template, noscript, svg *)')]
  const looked = elements.slice(0, most)
  const withClass = looked.map((element) => own(element, 'classList')).filter(({ length }) => length > 0)
  const selected = withClass.filter((classes) => [...classes].some((name) => known.has(name)))
  return { elements: looked.length, withClass: withClass.length, selected: selected.length }
}
