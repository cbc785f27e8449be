import type { Piece } from '../fix.ts'
import type { Server } from '../place/place.ts'

/** The servers that most small websites stand on, for a website that shows none. */
export const USUAL: readonly Server[] = ['apache', 'nginx']

/** All but the first stand back: somebody who uses two sends each header twice. */
export const oneOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index === 0 ? piece : { ...piece, isLater: true }))
