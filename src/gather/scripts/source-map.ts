const COMMENT = /\/[/*][#@] ?sourceMappingURL=([^\s'"*]{1,2048})/gu
/** Characters at the end that are searched, where the comment is. */
const SEARCHED = 8192

/** The address of a script's source map (ECMA-426, 11.1.2): from the header, otherwise from its last comment; `data:` for one inside the file. */
export function sourceMapOf(text: string, header: string | undefined, url: string): string | null {
  const written = header ?? [...text.slice(-SEARCHED).matchAll(COMMENT)].at(-1)?.[1]
  if (written === undefined) return text.includes('sourceMappingURL=data:application/json') ? 'data:' : null
  if (written.startsWith('data:')) return 'data:'
  return URL.parse(written, url)?.href ?? null
}
