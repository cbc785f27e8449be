import { type Html, part } from './part.ts'

/** An address may break into lines after these; before them it would look cut off. */
const SEAMS = /(?<=[/.?&=_])(?=[^/.?&=_])/u
/** A whole address, or a path with a hyphen. */
const ADDRESS = /:\/\/|(?:^|[\s(])\/\S*[^\s-]-[^\s-]/u
/** At a hyphen a browser breaks a line, and a reader of PDF files takes the hyphen for its own and leaves it out of what is copied. */
const HAS_HYPHEN = /[^\s-]-[^\s-]/u
/** Characters of a piece that fit in the narrowest column of a table. */
const LONGEST_PIECE = 24
/** Characters without a space that fit in a line of a text to copy, in its smallest letters. */
const LONGEST_TOKEN = 90
const BREAKS_AT = /[^\s-]-|[/?|&]\S/u
const SPACES = /(\s+)/u

const solid = (text: string): Html => part`<span class="solid">${text}</span>`

/** Text in which a long address breaks at its separators and not in the middle of a word. */
export function breakable(text: string): Html | string {
  if (!ADDRESS.test(text)) return text
  const pieces = text.split(SEAMS).map((piece, at) => {
    const shown = piece.length <= LONGEST_PIECE && HAS_HYPHEN.test(piece) ? solid(piece) : piece
    return at === 0 ? part`${shown}` : part`<wbr>${shown}`
  })
  // One element, because in a grid each piece would be a cell.
  return part`<span>${pieces}</span>`
}

/** A text to copy, whose lines break on paper between its words alone: an address, or a part of code, would be copied with the break in it. */
export const unbroken = (text: string): (Html | string)[] =>
  text
    .split(SPACES)
    .map((token) => (token.length <= LONGEST_TOKEN && BREAKS_AT.test(token) ? solid(token) : token))
