import { cut, squeeze } from '#core/text.ts'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { SILENT, textOf } from './element-text.ts'
import { hidesItself } from './hidden.ts'

/** A longer text is a sentence about the form and no name of one field. */
const LONGEST = 60
const MOST_STEPS = 40
const MOST_WRAPPERS = 4
/** Elements that a visitor fills in or presses. */
export const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button'])
/** Types of inputs that are pressed and not filled in. */
export const BUTTON_TYPES: ReadonlySet<string> = new Set(['submit', 'button', 'image', 'reset'])
const LETTER = /\p{L}/u
const CLEARS_ITSELF = ['onfocus', 'onclick', 'onblur'] as const

/**
 * The text just before a field, which names it for people although no markup joins them: "Email:" in the cell, line or element before it.
 * `null` where another control, a longer text or the start of `owner` comes first.
 */
export const textBefore = (field: Element, owner: Element): string | null =>
  nodeBefore(field, owner)?.text ?? null

/**
 * The text of a label just before a field that no markup ties to it, because it has no `for` or names nothing that `isThere`. `null` where it stands
 * before several fields: it names none of them alone.
 */
export function untiedLabel(field: Element, owner: Element, isThere: (id: string) => boolean): string | null {
  const before = nodeBefore(field, owner)
  const label = before && labelIn(before.node)
  if (!before || !label || textOf(label, LONGEST + 1) !== before.text) return null
  const target = label.attribs['for']
  const isTied = target !== undefined && target !== '' && isThere(target)
  return isTied || isFollowed(field, before.node.parent) ? null : before.text
}

/** A label, also as the only element in another, or one of a few. */
function labelIn(node: ChildNode): Element | null {
  let inside = isTag(node) ? [node] : []
  for (let step = 0; step < MOST_WRAPPERS; step++) {
    const label = inside.find(({ name }) => name === 'label')
    if (label) return label
    inside = inside.flatMap(({ children }) => children.filter(isTag)).slice(0, MOST_STEPS)
  }
  return null
}

/** Whether another field comes after one, within `around` and before any words. */
function isFollowed(field: Element, around: ParentNode | null): boolean {
  let node: ChildNode = field
  for (let step = 0; step < MOST_STEPS; step++) {
    const after: ChildNode | null = node.next
    if (after === null) {
      const parent: ParentNode | null = node.parent
      if (parent === null || parent === around || !isTag(parent)) return false
      node = parent
      continue
    }
    node = after
    if (LETTER.test(wordsOf(node))) return false
    if (isTag(node) && holdsControl(node, true)) return true
  }
  return false
}

interface NodeBefore {
  node: ChildNode
  text: string
}

function nodeBefore(field: Element, owner: Element): NodeBefore | null {
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
    if (LETTER.test(text)) return text.length > LONGEST ? null : { node, text }
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

/** Whether an element is or holds what people use, or, where `filled`, what they fill in. */
function holdsControl(element: Element, filled = false): boolean {
  const waiting: Element[] = [element]
  for (let seen = 0; seen < 200; seen++) {
    const next = waiting.pop()
    if (!next) return false
    const type = next.attribs['type']?.trim().toLowerCase() ?? ''
    const isPressed = next.name === 'button' || BUTTON_TYPES.has(type)
    if (CONTROLS.has(next.name) && type !== 'hidden' && !(filled && isPressed)) return true
    waiting.push(...next.children.filter(isTag))
  }
  return true
}
