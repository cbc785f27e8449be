const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu
const NUL = /\0/gu
/** Control characters but tab and line breaks: a terminal obeys them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu
/** What reverses the order of the text after it, or encloses such text (UAX 9): it can make a text look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu
/**
 * Space; characters for private use: fonts of icons draw pictures for them, and nobody else can read them; and what no line of text has: control characters,
 * and those that turn its direction.
 */
const SPACES = /[\s\p{Co}\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Text of a website made safe to store: NUL and lone surrogates become U+FFFD (a text column and JSON refuse them). */
export const cleanText = (text: string): string =>
  text.replace(NUL, '\uFFFD').replace(LONE_SURROGATE, '\uFFFD')

/** The same for a text that is shown, or put into a file: control characters become U+FFFD too, and nothing turns its direction. */
export const cleanLines = (text: string): string =>
  cleanText(text).replace(CONTROLS, '\uFFFD').replace(TURNING, '')

/** Runs of whitespace, of control characters, and of an icon font's characters, become one space, the ends are trimmed. */
export const squeeze = (text: string): string => text.replace(SPACES, ' ').trim()

/** At most `limit` characters; what is cut is marked with an ellipsis. Never splits a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = limit - 1
  const high = text.charCodeAt(end - 1)
  return `${text.slice(0, high >= 0xd800 && high <= 0xdbff ? end - 1 : end)}…`
}

/** Words: runs of letters, digits and apostrophes (seo-rules, section 1). */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

/** The text with its first letter in lower case, to stand within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The text with its first letter in upper case, to begin a sentence or a line: "About 1 hour". */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
