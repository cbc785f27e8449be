import type { Piece } from '../fix.ts'
import type { Server } from '../hosting/hosting.ts'

/** The servers of most small websites, for a website whose server is unknown. */
export const USUAL: readonly Server[] = ['apache', 'nginx']

/** Marks all but the first as alternatives: somebody who uses two sends each header twice. */
export const firstForNow = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index === 0 ? piece : { ...piece, isLater: true }))
