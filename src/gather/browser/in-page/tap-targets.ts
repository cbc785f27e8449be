/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'
import { isVisible, spotOf } from './element.ts'
import { own } from './own.ts'

interface Target {
  element: Element
  box: DOMRect
}

/** Number of tap targets, and of those too small and too close: WCAG 2.2, 2.5.8 (24 px, or room for a 24 px circle). */
export function measureTargets(scale: number): { all: number; small: number; spots: Spot[] } {
  const size = 24 / scale
  const targets = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [onclick]',
    ),
  ]
    .slice(0, 1_500)
    .filter((element) => isVisible(element) && !isInSentence(element))
    .map((element) => ({ element, box: own(element, 'getBoundingClientRect').call(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const isSmall = (target: Target): boolean =>
    (target.box.width < size || target.box.height < size) && isCrowded(target, targets, size / 2)
  const small = targets.filter(isSmall)
  return {
    all: targets.length,
    small: small.length,
    spots: small.slice(0, 20).map(({ element }) => spotOf(element)),
  }
}

/** Whether a link is inside a sentence, so that its height is that of the line (exempt by 2.5.8). */
export function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false
  const parent = own(element, 'parentElement')
  const around = parent ? [...own(parent, 'childNodes')] : []
  return around.some(({ nodeType, nodeValue }) => nodeType === 3 && (nodeValue?.trim().length ?? 0) > 2)
}

/** Whether a circle of this radius around the target's centre touches another target, or the circle of another small one. */
export function isCrowded(target: Target, others: readonly Target[], radius: number): boolean {
  const x = target.box.left + target.box.width / 2
  const y = target.box.top + target.box.height / 2
  return others.some(({ element, box }) => {
    if (holds(element, target.element) || holds(target.element, element)) return false
    const dx = Math.max(box.left - x, 0, x - box.right)
    const dy = Math.max(box.top - y, 0, y - box.bottom)
    const between = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
    const isSmallToo = box.width < radius * 2 || box.height < radius * 2
    return dx * dx + dy * dy < radius * radius || (isSmallToo && between < radius * 2)
  })
}

export function holds(outer: Element, inner: Element): boolean {
  return own(outer, 'contains').call(outer, inner)
}
