import { cut, squeeze } from '#core/text.ts'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { SILENT, textOf } from './element-text.ts'
import { hidesItself } from './hidden.ts'

/** A longer text is a sentence about the form and no name of one field. */
const LONGEST = 60
const MOST_STEPS = 40
const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button'])
const LETTER = /\p{L}/u
const CLEARS_ITSELF = ['onfocus', 'onclick', 'onblur'] as const

/**
 * The text just before a field, which names it for people although no markup joins them: "Email:" in the cell, line or element before it.
 * `null` where another control, a longer text or the start of `owner` comes first.
 */
export function textBefore(field: Element, owner: Element): string | null {
  let node: ChildNode = field
  for (let step = 0; step < MOST_STEPS; step++) {
    const before: ChildNode | null = node.prev
    if (before === null) {
      const parent: ParentNode | null = node.parent
      if (parent === null || parent === owner || !isTag(parent)) return null
      node = parent
      continue
    }
    node = before
    if (isTag(node) && holdsControl(node)) return null
    const text = wordsOf(node)
    if (LETTER.test(text)) return text.length > LONGEST ? null : text
  }
  return null
}

/** What stands in a field until somebody clicks into it, as pages wrote placeholders before HTML had them. */
export function clearedValue({ attribs: a }: Element): string | undefined {
  const value = a['value']
  const isName = value !== undefined && value.length <= LONGEST && LETTER.test(value)
  return isName && CLEARS_ITSELF.some((name) => a[name] !== undefined) ? value : undefined
}

function wordsOf(node: ChildNode): string {
  if (isText(node)) return cut(squeeze(node.data), LONGEST + 1)
  return isTag(node) && !SILENT.has(node.name) && !hidesItself(node.name, node.attribs)
    ? textOf(node, LONGEST + 1)
    : ''
}

function holdsControl(element: Element): boolean {
  const waiting: Element[] = [element]
  for (let seen = 0; seen < 200; seen++) {
    const next = waiting.pop()
    if (!next) return false
    if (CONTROLS.has(next.name) && next.attribs['type']?.trim().toLowerCase() !== 'hidden') return true
    waiting.push(...next.children.filter(isTag))
  }
  return true
}
