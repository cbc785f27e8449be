/// <reference lib="dom" />

import type { TextShape } from '../../parse/text-shape.ts'

/** As the page's styles draw it (CSS Display 3, `innerText` in the HTML standard), which may be other than its tag says. */
export function drawnTextShape(element: Element, style: CSSStyleDeclaration): TextShape {
  const { display } = style
  if (display === 'contents') return 'joined'
  if (isOneLetter(element) && (style.float !== 'none' || isInRow(element) || display.startsWith('inline')))
    return 'joined'
  if (display === 'table-cell') return 'apart'
  if (!display.startsWith('inline') && !display.startsWith('ruby')) return 'line'
  if (display !== 'inline' && fillsItsLine(element)) return 'line'
  return hasGap(element, style) ? 'apart' : 'joined'
}

/** A letter of a word that is brought in letter by letter, or begins with a large one. */
export function isOneLetter({ firstChild }: Element): boolean {
  return firstChild instanceof Text && firstChild.nextSibling === null && firstChild.data.trim().length === 1
}

export function isInRow({ parentElement }: Element): boolean {
  if (!parentElement) return false
  const { display, flexDirection, columnGap } = getComputedStyle(parentElement)
  return display.endsWith('flex') && flexDirection.startsWith('row') && !(Number.parseFloat(columnGap) > 1)
}

export function fillsItsLine(element: Element): boolean {
  const room = element.parentElement?.clientWidth ?? 0
  return element instanceof HTMLElement && room > 0 && element.offsetWidth > room * 0.9
}

/** Space at its edges, or drawn before or after it. */
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
