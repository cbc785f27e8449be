import { type Html, part } from './part.ts'

/** Behind these an address may be broken into lines; before them it reads as cut off. */
const SEAMS = /(?<=[/.?&=_])(?=[^/.?&=_])/u

/** Text in which an address that is too long for its line breaks at its seams and not in the middle of a word. */
export function breakable(text: string): Html | string {
  if (!text.includes('://')) return text
  const pieces = text.split(SEAMS).map((piece, at) => (at === 0 ? part`${piece}` : part`<wbr>${piece}`))
  // One element, since it may stand in a grid, where each piece would be a cell.
  return part`<span>${pieces}</span>`
}
