import type { FetchAnswer } from '#net/types.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const SNIFFED_WITHIN = 512
/** How HTML begins (MIME Sniffing Standard, 7.1), and `meta`. */
const BEGINS_AS_HTML =
  /^\s*<(?:!--|(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta)[\s>/])/iu

/** What a browser saves, whatever it holds (RFC 6266, 4.2). */
const IS_DOWNLOAD = /^\s*attachment\s*(?:;|,|$)/iu

/** True for an answer that a browser shows as a web page: by its declared type, or by its start when it has none. */
export function isHtml({ headers, body }: Pick<Answered, 'headers' | 'body'>): boolean {
  if (IS_DOWNLOAD.test(headers['content-disposition'] ?? '')) return false
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type) return HTML_TYPES.has(type)
  const start = body
    .subarray(0, SNIFFED_WITHIN)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '')
  return BEGINS_AS_HTML.test(start)
}
