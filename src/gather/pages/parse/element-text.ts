import { cut, squeeze } from '#core/text.ts'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { hidesItself } from './hidden.ts'

/** Elements whose text no visitor reads as part of the page. */
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

/** Elements that stand on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'search',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
])

/** Elements that are set apart from their neighbours without a line of their own. */
export const APART: ReadonlySet<string> = new Set([
  'br',
  'td',
  'th',
  'button',
  'img',
  'input',
  'label',
  'svg',
])

/** How an element's text stands to the text beside it: on lines of its own, with a gap, or in the same word. */
type TextShape = 'line' | 'apart' | 'joined'

const OWN_LINE_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}(?:block|flex|grid|list-item|table|flow-root)\b/iu

/** As our browser drew it where it did, else by its inline style and its tag (`innerText`, HTML standard). */
export function textShapeOf({ name, attribs }: Element): TextShape {
  const drawn = attribs['data-fettle-text']
  if (drawn === 'line' || drawn === 'apart' || drawn === 'joined') return drawn
  if (BLOCKS.has(name) || (attribs['style'] !== undefined && OWN_LINE_STYLE.test(attribs['style'])))
    return 'line'
  return APART.has(name) ? 'apart' : 'joined'
}

/** Nodes walked for a text: enough for any that is near its limit, so that many nested elements are not slow. */
const nodesFor = (limit: number): number => 200 + limit * 2
const PICTURE_NODES = 300

/** Visible text of one element, whitespace collapsed, cut to `limit`. */
export function textOf(element: Element, limit: number): string {
  let raw = ''
  for (const step of stepsIn(element, nodesFor(limit))) {
    if ('text' in step) raw += step.text
    else if (textShapeOf(step.edge) !== 'joined' || (step.enters ? beginsPhrase : endsPhrase)(step.edge))
      raw += ' '
    if (raw.length > limit * 4) break
  }
  return cut(squeeze(raw), limit)
}

/** Visible text of an element in its order, and where elements inside it begin and end. */
function* stepsIn(
  element: Element,
  most: number,
): Generator<{ text: string } | { edge: Element; enters: boolean }> {
  let node: ChildNode | null = element.firstChild
  for (let seen = 0; node !== null && seen < most; seen++) {
    if (isText(node)) yield { text: node.data }
    const passed = !isTag(node) || isPassedOver(node, false)
    // A line break that a style takes away on phones still stands between two words.
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

/** A word of four letters and more before, and a capital behind: no name is written so in two parts as often as a heading is in two lines. */
const ENDS_WORD = /\p{Ll}{3}[\p{Ll}.,:;!?]$/u
const BEGINS_LARGE = /^\p{Lu}/u

/**
 * Where styles are not known: an element and what stands before it without a space, one of them a phrase, the second with a capital after a small
 * letter, are two lines of a heading. A name in two colours ("YouTube") has no space in either part.
 */
export function beginsPhrase(element: Element): boolean {
  return (
    element.prev !== null &&
    !isDrawn(element) &&
    areTwoPhrases(wordsOf(element.prev, 'end'), ownText(element))
  )
}

/** The same at the end of an element, before plain text. */
export function endsPhrase(element: Element): boolean {
  const { next } = element
  return (
    next !== null &&
    isText(next) &&
    !isDrawn(element) &&
    areTwoPhrases(ownText(element), wordsOf(next, 'start'))
  )
}

const isDrawn = ({ attribs }: Element): boolean => 'data-fettle-text' in attribs

const areTwoPhrases = (before: string, after: string): boolean =>
  ENDS_WORD.test(before) && BEGINS_LARGE.test(after) && /\s/u.test(`${before}${after}`)

/** The words of a text on this side of it, or directly inside an element. */
function wordsOf(node: ChildNode, side: 'end' | 'start'): string {
  if (!isText(node)) return isTag(node) ? ownText(node) : ''
  return side === 'end' ? node.data.slice(-200) : node.data.slice(0, 200)
}

/** The words that stand in for a picture: the first `alt`, title or label of an image or drawing inside. */
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

/** True when a picture stands inside. */
export function holdsPicture(element: Element): boolean {
  for (const node of nodesIn(element, PICTURE_NODES)) if (isTag(node) && node.name === 'img') return true
  return false
}

/** Nodes in document order without recursion; silent and hidden elements are passed over. */
function* nodesIn(element: Element, most: number, drawings = false): Generator<ChildNode> {
  let node: ChildNode | null = element.firstChild
  for (let seen = 0; node !== null && seen < most; seen++) {
    const silent = isTag(node) && isPassedOver(node, drawings)
    if (!silent) yield node
    const down: ChildNode | null = !silent && isTag(node) ? node.firstChild : null
    node = down ?? following(node, element)
  }
}

const isPassedOver = (element: Element, drawings: boolean): boolean =>
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

/** The text directly inside an element that holds nothing else (`option`, a drawing's `title`), whitespace collapsed. */
export const ownText = (element: Element): string => {
  const first = element.firstChild
  return first && isText(first) ? squeeze(first.data) : ''
}
