import type { FetchAnswer } from '#net/types.ts'

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const SNIFFED_WITHIN = 512
/** How HTML begins (MIME Sniffing Standard, 7.1), and `meta`. */
const BEGINS_AS_HTML =
  /^\s*<(?:!--|(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta)[\s>/])/iu

/** True for an answer that a browser shows as a web page: by its declared type, or by its start when it has none. */
export function isHtml({ headers, body }: Extract<FetchAnswer, { ok: true }>): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type) return HTML_TYPES.has(type)
  const start = body
    .subarray(0, SNIFFED_WITHIN)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '')
  return BEGINS_AS_HTML.test(start)
}
