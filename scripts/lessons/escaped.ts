/** A text as HTML. */
export const plainEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text as HTML, with the quotation marks of print. */
export const escaped = (text: string): string =>
  plainEscaped(text)
    .replaceAll(/"([^"]*)"/gu, '“$1”')
    .replaceAll(/(^|\s)'([^']*)'/gu, '$1‘$2’')
    .replaceAll("'", '’')
