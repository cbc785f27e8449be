import { type Html, part } from './part.ts'

/** An address may break into lines after these; before them it would look cut off. */
const SEAMS = /(?<=[/.?&=_])(?=[^/.?&=_])/u

/** Text in which a long address breaks at its separators and not in the middle of a word. */
export function breakable(text: string): Html | string {
  if (!text.includes('://')) return text
  const pieces = text.split(SEAMS).map((piece, at) => (at === 0 ? part`${piece}` : part`<wbr>${piece}`))
  // One element, because in a grid each piece would be a cell.
  return part`<span>${pieces}</span>`
}
