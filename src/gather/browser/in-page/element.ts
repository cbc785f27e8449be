/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'

/** A short CSS selector for web people; not always unique. Half of a character at its end is replaced, as no database stores it. */
export function selectorOf(element: Element): string {
  // `id` of a form is a field of that name, where it has one.
  const name = element.getAttribute('id')
  const id = name ? `#${name}` : ''
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`)
  return `${element.localName}${id}${classes.join('')}`.slice(0, 120).toWellFormed()
}

/** The element's own tag without its content, copied into a document where nothing loads or runs. */
export function snippetOf(element: Element): string {
  const shell = document.implementation.createHTMLDocument('').importNode(element, false)
  return shell instanceof Element ? shell.outerHTML.slice(0, 300).toWellFormed() : ''
}

/** Position of an element, in CSS px from the page's top left corner. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + scrollX, y: top + scrollY, width, height }
}

export function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
