const SAMPLE_WORDS = 'Sample data, not your business'
const BOM = '\uFEFF'

/** What is downloaded, by its media type. */
export type TextType = 'text/csv' | 'text/html' | 'text/plain'

/** The name of a file about a made-up business. */
export const sampleFileName = (name: string): string => `sample-data-${name}`

/**
 * The text of such a file: where its format has room for it, the first line says what it is. A spreadsheet for people has a byte order mark; one
 * that a program imports, and a plain text, stay as they are.
 */
export function sampleText(text: string, type: TextType): string {
  if (type === 'text/html') return `<!-- ${SAMPLE_WORDS} -->\n${text}`
  return type === 'text/csv' && text.startsWith(BOM) ? `${BOM}"${SAMPLE_WORDS}"\r\n${text.slice(1)}` : text
}

/** What an archive has beside the files of a made-up business. */
export const SAMPLE_NOTE = { name: 'sample-data.txt', text: `${SAMPLE_WORDS}\n` } as const
