import { markupEscaped } from '#core/lessons/web-vtt.ts'

/** A text as HTML, with the quotation marks of print. */
export const escaped = (text: string): string =>
  markupEscaped(text)
    .replaceAll(/"([^"]*)"/gu, '“$1”')
    .replaceAll(/(^|\s)'([^']*)'/gu, '$1‘$2’')
    .replaceAll("'", '’')
