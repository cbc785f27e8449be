import { lengthOf } from '#core/owner-input/text.ts'
import type { SummaryPart } from './summary.ts'

/**
 * Most characters in all columns of the free sections together. A character takes at most four bytes (RFC 3629), so with every
 * other field at its longest a summary stays within the 262,144 bytes that a call may have.
 */
export const MOST_CHARACTERS = 40_000
/** From this many on their number is shown. */
const NEAR = 36_000

/** The number of characters in all columns, as typed. */
export const charactersOf = (parts: readonly SummaryPart[]): number =>
  columnsOf(parts).reduce((sum, { text }) => sum + lengthOf(text), 0)

/** The column in which the limit is exceeded; `null`: they fit. */
export function placeTooMuch(parts: readonly SummaryPart[]): { part: number; column: number } | null {
  let sum = 0
  for (const { part, column, text } of columnsOf(parts)) {
    sum += lengthOf(text)
    if (sum > MOST_CHARACTERS) return { part, column }
  }
  return null
}

const columnsOf = (parts: readonly SummaryPart[]) =>
  parts.flatMap((one, part) =>
    one.kind === 'free' ? one.columns.map((text, column) => ({ part, column, text })) : [],
  )

/** How full the sections are, once they nearly are; `null` before. */
export const nearlyFullText = (count: number): string | null =>
  count < NEAR ? null : `${grouped(count)} of ${grouped(MOST_CHARACTERS)} characters in all your sections`

export const tooMuchText = (count: number): string =>
  `Your own sections hold ${grouped(MOST_CHARACTERS)} characters together. Please take out ${grouped(count - MOST_CHARACTERS)}.`

const grouped = (count: number): string => count.toLocaleString('en-AU')
