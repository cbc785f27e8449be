import { cleanText } from '../text.ts'

/** Characters that change the direction of the text after them (UAX 9): they can make text look like another. */
const TURNING = /\p{Bidi_Control}/gu
/** Control characters except the tab and the line break. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
const SPACES = /\s+/gu
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/** No visible character: empty, whitespace, or invisible characters. Such text counts as empty everywhere. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

/**
 * Text of several lines as it is stored: NFC, no NUL, lone surrogates, control characters or direction marks; lines end
 * with `\n`. Markup stays as typed: whoever shows the text escapes it. Blank text becomes empty.
 */
export function tidyText(typed: string): string {
  const text = cleanText(typed).normalize('NFC').replace(TURNING, '').replace(LINE_BREAKS, '\n')
  const tidy = text.replace(CONTROL_CHARACTERS, '').trim()
  return isBlank(tidy) ? '' : tidy
}

/** {@link tidyText} on one line: runs of whitespace become one space. */
export const tidyLine = (typed: string): string => tidyText(typed).replace(SPACES, ' ')

/** Characters as people count them for a limit: Unicode code points. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
