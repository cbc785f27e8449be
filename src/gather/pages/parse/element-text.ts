import { cut, squeeze } from '#core/text.ts'
import type { ChildNode, Element } from 'domhandler'
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

/** Nodes walked for a text: enough for any that is near its limit, so that many nested elements are not slow. */
const nodesFor = (limit: number): number => 200 + limit * 2
const PICTURE_NODES = 300

/** Visible text of one element, whitespace collapsed, cut to `limit`. */
export function textOf(element: Element, limit: number): string {
  let raw = ''
  for (const node of nodesIn(element, nodesFor(limit))) {
    if (isText(node)) raw += node.data
    else if (isTag(node) && (BLOCKS.has(node.name) || APART.has(node.name))) raw += ' '
    if (raw.length > limit * 4) break
  }
  return cut(squeeze(raw), limit)
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
