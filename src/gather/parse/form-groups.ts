import type { Controls } from './controls.ts'
import { isField } from './fields.ts'
import type { PlacedElement } from './placed-element.ts'

/** Most levels between a field and the container of its button. */
const CLIMB = 8
const OUTER: ReadonlySet<string> = new Set([
  'html',
  'body',
  'main',
  'header',
  'footer',
  'nav',
  'aside',
  'article',
])
const TYPED: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'search',
  'url',
  'number',
  'password',
  'date',
])

/**
 * Groups of fields and a button in one container, outside of forms. Scripts send them like forms. `loose` is in document order.
 */
export function groupsWithoutForm(loose: readonly PlacedElement[]): Controls[] {
  const fields = loose.filter((placed) => isField(placed) && isTyped(placed))
  if (fields.length === 0) return []
  const buttons = loose.filter((placed) => !isField(placed))
  const holders = new Map<PlacedElement, PlacedElement[]>()
  for (const button of buttons) {
    for (const holder of around(button)) {
      const held = holders.get(holder)
      if (held) held.push(button)
      else holders.set(holder, [button])
    }
  }
  const groups = new Map<PlacedElement, Controls>()
  for (const field of fields) {
    const owner = around(field).find((holder) => holders.has(holder))
    if (!owner) continue
    const group = groups.get(owner) ?? { owner, fields: [], buttons: holders.get(owner) ?? [] }
    group.fields.push(field)
    groups.set(owner, group)
  }
  return joined([...groups.values()])
}

const isTyped = ({ tag, attributes }: PlacedElement): boolean =>
  tag !== 'input' || TYPED.has(attributes['type']?.trim().toLowerCase() || 'text')

/** Containers around a control, nearest first, up to the large parts of the page. */
function around(placed: PlacedElement): PlacedElement[] {
  const found: PlacedElement[] = []
  for (let at = placed.parent; at !== null && !OUTER.has(at.tag) && found.length < CLIMB; at = at.parent)
    found.push(at)
  return found
}

/** Joins a group whose container is inside another's with that one. */
function joined(groups: readonly Controls[]): Controls[] {
  const outer: Controls[] = []
  for (const group of groups.toSorted((a, b) => a.owner.order - b.owner.order)) {
    const last = outer.at(-1)
    if (last && group.owner.order <= last.owner.lastInside) last.fields.push(...group.fields)
    else outer.push(group)
  }
  return outer
}
