import type { FetchAnswer } from '#net/types.ts'

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const SNIFFED_WITHIN = 512

/** True for an answer that a browser shows as a web page: by its declared type, or by its start when it has none. */
export function isHtml({ headers, body }: Extract<FetchAnswer, { ok: true }>): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type) return HTML_TYPES.has(type)
  const start = body
    .subarray(0, SNIFFED_WITHIN)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '')
  return /^\s*<(?:!doctype html|!--|html|head|title|body|script|meta|div|p|h1|a|table|br|style)\b/iu.test(
    start,
  )
}
