import { cut, squeeze } from '#core/text.ts'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { hidesItself } from './hidden.ts'
import { beginsPhrase, endsPhrase, ownText, textShapeOf } from './text-shape.ts'

/** Elements whose text is not visible text of the page. */
export const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'option',
  'datalist',
  'iframe',
  'noembed',
  'noframes',
  'audio',
  'video',
  'canvas',
  'object',
  'title',
  'desc',
  'metadata',
])

/** Most nodes walked for a text: enough for one near its limit, and bounded for many nested elements. */
const nodesFor = (limit: number): number => 200 + limit * 2
const PICTURE_NODES = 300
/** Text of space alone is one space, so that templates which leave many lines blank do not use up the limit. */
export const NOT_BLANK = /\S/u

/** Visible text of one element, whitespace collapsed, cut to `limit`. */
export function textOf(element: Element, limit: number): string {
  let raw = ''
  for (const step of stepsIn(element, nodesFor(limit))) {
    if ('text' in step) raw += NOT_BLANK.test(step.text) ? step.text : ' '
    else if (textShapeOf(step.edge) !== 'joined' || (step.enters ? beginsPhrase : endsPhrase)(step.edge))
      raw += ' '
    if (raw.length > limit * 4) break
  }
  return cut(squeeze(raw), limit)
}

/** Visible text of an element in order, with the start and end of elements inside it. */
function* stepsIn(
  element: Element,
  most: number,
): Generator<{ text: string } | { edge: Element; enters: boolean }> {
  let node: ChildNode | null = element.firstChild
  for (let seen = 0; node !== null && seen < most; seen++) {
    if (isText(node)) yield { text: node.data }
    const passed = !isTag(node) || isSkipped(node, false)
    // A line break separates words also when a style hides it on phones.
    if (isTag(node) && (!passed || node.name === 'br')) yield { edge: node, enters: true }
    const down: ChildNode | null = isTag(node) && !passed ? node.firstChild : null
    if (down === null && isTag(node) && !passed) yield { edge: node, enters: false }
    if (down !== null) {
      node = down
      continue
    }
    while (node.next === null) {
      const parent: ParentNode | null = node.parent
      if (parent === null || parent === element || !isTag(parent)) return
      yield { edge: parent, enters: false }
      node = parent
    }
    node = node.next
  }
}

/** The text alternative of a picture: the first `alt`, title or label of an image or drawing inside. */
export function pictureText(element: Element): string {
  for (const node of nodesIn(element, PICTURE_NODES, true)) {
    if (!isTag(node)) continue
    const { alt, title, 'aria-label': label } = node.attribs
    const words = node.name === 'img' || node.name === 'svg' ? (alt ?? label ?? title) : undefined
    if (words?.trim()) return cut(squeeze(words), 500)
    const drawn = node.name === 'title' ? ownText(node) : ''
    if (drawn !== '') return cut(drawn, 500)
  }
  return ''
}

/** True when it contains a picture. */
export function holdsPicture(element: Element): boolean {
  for (const node of nodesIn(element, PICTURE_NODES)) if (isTag(node) && node.name === 'img') return true
  return false
}

/** Nodes in document order without recursion; silent and hidden elements are skipped. */
function* nodesIn(element: Element, most: number, drawings = false): Generator<ChildNode> {
  let node: ChildNode | null = element.firstChild
  for (let seen = 0; node !== null && seen < most; seen++) {
    const silent = isTag(node) && isSkipped(node, drawings)
    if (!silent) yield node
    const down: ChildNode | null = !silent && isTag(node) ? node.firstChild : null
    node = down ?? following(node, element)
  }
}

const isSkipped = (element: Element, drawings: boolean): boolean =>
  (SILENT.has(element.name) && !(drawings && element.name === 'title')) ||
  hidesItself(element.name, element.attribs)

function following(from: ChildNode, root: Element): ChildNode | null {
  let node: ChildNode | Element = from
  while (node !== root) {
    if (node.next) return node.next
    const parent = node.parent
    if (parent === null || !isTag(parent)) return null
    node = parent
  }
  return null
}
