import { tidyLine } from '#core/owner-input/text.ts'

/** Every line break that a text can have (Unicode, UAX 14). */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u

/** The lines of a text that are not blank, tidied. */
export const typedLines = (typed: string): string[] =>
  typed
    .split(LINE_BREAK)
    .map(tidyLine)
    .filter((line) => line !== '')
