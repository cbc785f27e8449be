import { type Element, isTag } from 'domhandler'

/** The first elements inside of another one, the nearest first, and at most so many: a page may hold any number. */
export function elementsInside(element: Element, most: number): Element[] {
  const found: Element[] = []
  const waiting = element.children.filter(isTag)
  for (let one = waiting.shift(); one !== undefined && found.length < most; one = waiting.shift()) {
    found.push(one)
    waiting.push(...one.children.filter(isTag).slice(0, most))
  }
  return found
}
