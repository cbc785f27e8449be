/// <reference lib="dom" />
import { isVisible } from './element.ts'
import { own } from './own.ts'

/** Characters of visible text, and how many of them are shown at 12 px or more when the page is drawn at `scale`. */
export function measureText(scale: number): { characters: number; legible: number } {
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT)
  const sizes = new Map<Element, number>()
  let characters = 0
  let legible = 0
  for (let count = 0; count < 20_000 && walker.nextNode(); count += 1) {
    const length = walker.currentNode.nodeValue?.replace(/\s+/gu, ' ').trim().length ?? 0
    const parent = walker.currentNode.parentElement
    if (length === 0 || !parent) continue
    const size = sizes.get(parent) ?? textSizeOf(parent)
    sizes.set(parent, size)
    if (size > 0) characters += length
    if (size * scale >= 12) legible += length
  }
  return { characters, legible }
}

/** Computed font size in px; 0 for invisible elements. */
export function textSizeOf(element: Element): number {
  const isSilent = own(element, 'closest').call(element, 'script, style, noscript, template') !== null
  if (isSilent || !isVisible(element)) return 0
  return Number.parseFloat(getComputedStyle(element).fontSize)
}
