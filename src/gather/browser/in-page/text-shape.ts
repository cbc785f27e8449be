/// <reference lib="dom" />

import { own } from './own.ts'
import type { TextShape } from '../../parse/text-shape.ts'

/** The shape that the page's styles give (CSS Display 3, `innerText` in the HTML standard), which may differ from the tag's. */
export function renderedTextShape(element: Element, style: CSSStyleDeclaration): TextShape {
  const { display } = style
  if (display === 'contents') return 'joined'
  if (isOneLetter(element) && (style.float !== 'none' || isInRow(element) || display.startsWith('inline')))
    return 'joined'
  if (display === 'table-cell') return 'apart'
  if (!display.startsWith('inline') && !display.startsWith('ruby')) return 'line'
  if (display !== 'inline' && fillsItsLine(element)) return 'line'
  return hasGap(element, style) ? 'apart' : 'joined'
}

/** Whether an element holds one letter: of a word animated letter by letter, or a large initial. */
export function isOneLetter(element: Element): boolean {
  const firstChild = own(element, 'firstChild')
  return firstChild instanceof Text && firstChild.nextSibling === null && firstChild.data.trim().length === 1
}

export function isInRow(element: Element): boolean {
  const parentElement = own(element, 'parentElement')
  if (!parentElement) return false
  const { display, flexDirection, columnGap } = getComputedStyle(parentElement)
  return display.endsWith('flex') && flexDirection.startsWith('row') && !(Number.parseFloat(columnGap) > 1)
}

export function fillsItsLine(element: Element): boolean {
  const parent = own(element, 'parentElement')
  const room = parent ? own(parent, 'clientWidth') : 0
  return element instanceof HTMLElement && room > 0 && own(element, 'offsetWidth') > room * 0.9
}

/** Whether there is space at its edges, or content in its `::before` or `::after`. */
export function hasGap(element: Element, style: CSSStyleDeclaration): boolean {
  const least = Number.parseFloat(style.fontSize) * 0.15
  const lengths = [
    style.marginLeft,
    style.marginRight,
    style.paddingLeft,
    style.paddingRight,
    style.borderLeftWidth,
    style.borderRightWidth,
  ]
  if (lengths.some((length) => Number.parseFloat(length) >= least)) return true
  return ['::before', '::after'].some((part) => {
    const { content, display } = getComputedStyle(element, part)
    if (content === 'none' || content === 'normal') return false
    return display === 'block' || /[^"']/u.test(content)
  })
}
