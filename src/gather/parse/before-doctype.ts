import { cut, squeeze } from '#core/text.ts'

const DOCTYPE = /<!doctype\s+html(?![^\s>])/iu
const COMMENTS = /<!--[\s\S]*?-->/gu
/** With one of these before it, what follows is no doctype of the page's own. */
const OF_A_PAGE = /<(?:html|head|title|meta|link|script|style|body|frameset|svg|iframe|textarea|pre)\b/iu
const TAGS = /<[^<>]*>/gu
/** A doctype is looked for among so many characters: the warnings of a server are before it, never a whole page. */
const SEARCHED = 20_000
const LONGEST = 100
const NAME_OF_MARK = 'an invisible mark (BOM)'

/**
 * Text that stands before a page's doctype, such as a stray character or a server's warning; `null` where there is none. With it, browsers ignore the doctype
 * and move the whole head into the body (HTML standard, 13.2.6.4.1).
 */
export function textBeforeDoctype(html: string): string | null {
  const begun = html.slice(0, SEARCHED)
  const at = begun.search(DOCTYPE)
  if (at <= 0) return null
  const before = begun.slice(0, at).replace(COMMENTS, ' ')
  if (before.includes('<!--') || OF_A_PAGE.test(before)) return null
  const text = before.replace(TAGS, ' ')
  const shown = squeeze(text.replaceAll('\uFEFF', ''))
  if (shown !== '') return cut(shown, LONGEST)
  return text.includes('\uFEFF') ? NAME_OF_MARK : null
}
