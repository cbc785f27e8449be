const BOM = '\uFEFF'
/** A text that a spreadsheet would run as a formula, also after spaces, marks and control characters, and in full-width form (OWASP CSV injection). */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/u

/** A CSV file for people: UTF-8 with BOM, CRLF (RFC 4180), every field quoted, no field that a spreadsheet would run. */
export const csvSheet = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n') + '\r\n'

/** A CSV file for a program to import: without BOM, and with its fields unchanged. */
export const importFile = (rows: readonly (readonly string[])[]): string =>
  `${rows.map(importRow).join('\r\n')}\r\n`

/** One line of such a file, without its end. */
export const importRow = (row: readonly string[]): string => row.map(quoted).join(',')

/** Escape codes, which a terminal obeys that shows the file, and what turns the direction of a text. */
const INVISIBLE = /(?![\t\r\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
const quoted = (text: string): string => `"${text.replaceAll(INVISIBLE, '').replaceAll('"', '""')}"`
