import { squeeze } from '#core/text.ts'
import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'

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
export type TextShape = 'line' | 'apart' | 'joined'

const OWN_LINE_STYLE = /(?:^|[;\s])display\s{0,9}:\s{0,9}(?:block|flex|grid|list-item|table|flow-root)\b/iu

/** As our browser drew it where it did, else by its inline style and its tag (`innerText`, HTML standard). */
export function textShapeOf({ name, attribs }: Element): TextShape {
  const drawn = attribs['data-fettle-text']
  if (drawn === 'line' || drawn === 'apart' || drawn === 'joined') return drawn
  if (BLOCKS.has(name) || (attribs['style'] !== undefined && OWN_LINE_STYLE.test(attribs['style'])))
    return 'line'
  return APART.has(name) ? 'apart' : 'joined'
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

/** The text directly inside an element that holds nothing else (`option`, a drawing's `title`), whitespace collapsed. */
export const ownText = (element: Element): string => {
  const first = element.firstChild
  return first && isText(first) ? squeeze(first.data) : ''
}
