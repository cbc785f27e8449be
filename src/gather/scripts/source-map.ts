import { withoutComments } from '../parse/script-comments.ts'

const NAMED = 'sourceMappingURL='
/** Characters of a comment before that name: `//# `. */
const BEFORE_NAME = 4
const COMMENT = /^[^]?\/[/*][#@]\s?sourceMappingURL=([^\s'"`*]+)(?:\s*\*\/)?/u
const LONGEST_ADDRESS = 2048

/**
 * The address of a script's source map (ECMA-426, 11.1.2): from the header, otherwise from the comment with which it ends; `data:` for one inside the
 * file. Where code follows such a comment, it is a text of the program.
 */
export function sourceMapOf(text: string, header: string | undefined, url: string): string | null {
  const written = header ?? lastComment(text)
  if (written === null) return null
  if (written.startsWith('data:')) return 'data:'
  return written.length > LONGEST_ADDRESS ? null : (URL.parse(written, url)?.href ?? null)
}

function lastComment(text: string): string | null {
  const at = text.lastIndexOf(NAMED)
  if (at < 0) return null
  const end = text.slice(Math.max(0, at - BEFORE_NAME))
  const [comment = '', address = ''] = COMMENT.exec(end) ?? []
  return comment !== '' && withoutComments(end.slice(comment.length)).trim() === '' ? address : null
}
