import { squeeze } from '#core/text.ts'
import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'

/** Elements on their own lines. */
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

/** Elements apart from their neighbours on the same line. */
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

/** An element's text beside its neighbours': on its own lines, with a gap, or joined in one word. */
export type TextShape = 'line' | 'apart' | 'joined'

const OWN_LINE_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}(?:block|flex|grid|list-item|table|flow-root)\b/iu

/** As our browser rendered it, otherwise by inline style and tag (`innerText`, HTML standard). */
export function textShapeOf({ name, attribs }: Element): TextShape {
  const rendered = attribs['data-fettle-text']
  if (rendered === 'line' || rendered === 'apart' || rendered === 'joined') return rendered
  if (BLOCKS.has(name) || (attribs['style'] !== undefined && OWN_LINE_STYLE.test(attribs['style'])))
    return 'line'
  return APART.has(name) ? 'apart' : 'joined'
}

/** Four small letters, or three and a punctuation mark, then a capital: more often two lines of a heading than one name in two parts. */
const ENDS_WORD = /\p{Ll}{3}[\p{Ll}.,:;!?]$/u
const BEGINS_LARGE = /^\p{Lu}/u

/**
 * Whether an element starts a new phrase, where styles are unknown: it and the text before it are joined without a space, one of them is a phrase, and a
 * capital follows a small letter, as in two lines of a heading. A name in two colours ("YouTube") has no space in either part.
 */
export function beginsPhrase(element: Element): boolean {
  return (
    element.prev !== null &&
    !isRendered(element) &&
    areTwoPhrases(wordsOf(element.prev, 'end'), ownText(element))
  )
}

/** Whether the plain text after an element starts a new phrase. */
export function endsPhrase(element: Element): boolean {
  const { next } = element
  return (
    next !== null &&
    isText(next) &&
    !isRendered(element) &&
    areTwoPhrases(lastText(element), wordsOf(next, 'start'))
  )
}

const isRendered = ({ attribs }: Element): boolean => 'data-fettle-text' in attribs

const areTwoPhrases = (before: string, after: string): boolean =>
  ENDS_WORD.test(before) && BEGINS_LARGE.test(after) && /\s/u.test(`${before}${after}`)

/** The text at this side of a node: of a text, or directly inside an element. */
function wordsOf(node: ChildNode, side: 'end' | 'start'): string {
  if (isTag(node)) return side === 'end' ? lastText(node) : ownText(node)
  if (!isText(node)) return ''
  return side === 'end' ? node.data.slice(-200) : node.data.slice(0, 200)
}

/** The text with which an element begins, whitespace collapsed; all of it where the element holds nothing else (`option`, a drawing's `title`). Empty: it begins with an element. */
export const ownText = (element: Element): string => {
  const first = element.firstChild
  return first && isText(first) ? squeeze(first.data) : ''
}

/** The text with which an element ends, whitespace collapsed; empty: it ends with an element. */
function lastText(element: Element): string {
  const last = element.lastChild
  return last && isText(last) ? squeeze(last.data) : ''
}
