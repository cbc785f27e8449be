/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { own } from './own.ts'
import type { Spot } from '#core/evidence/visit.ts'

/** A short CSS selector for web people; not always unique. Half of a character at its end is replaced, as no database stores it. */
export function selectorOf(element: Element): string {
  const name = own(element, 'getAttribute').call(element, 'id')
  const id = name ? `#${name}` : ''
  const classes = [...own(element, 'classList')].slice(0, 2).map((name) => `.${name}`)
  return `${own(element, 'localName')}${id}${classes.join('')}`.slice(0, 120).toWellFormed()
}

/** The element's own tag without its content, copied into a document where nothing loads or runs. */
export function snippetOf(element: Element): string {
  const shell = document.implementation.createHTMLDocument('').importNode(element, false)
  return shell instanceof Element ? shell.outerHTML.slice(0, 300).toWellFormed() : ''
}

/** Position of an element, in CSS px from the page's top left corner. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = own(element, 'getBoundingClientRect').call(element)
  return { x: left + scrollX, y: top + scrollY, width, height }
}

export function isVisible(element: Element): boolean {
  return own(element, 'checkVisibility').call(element, { opacityProperty: true, visibilityProperty: true })
}
