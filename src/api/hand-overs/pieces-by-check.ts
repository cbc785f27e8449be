import type { Website } from '#store/websites.ts'
import { AppError } from '../http/error.ts'
import { makingPieces } from '../results/making-pieces.ts'

/** After so many checks whose pieces were ended, those of the others are not begun: they may be as slow. */
const MOST_ENDED = 2

/**
 * Makes the pieces of one check after the other, for one answer. `null`: those of this check took too long, or its turn did not come. Those of the others
 * are made all the same.
 */
export function piecesByCheck(
  { id }: Pick<Website, 'id'>,
  now: Date,
  making = makingPieces,
): <T>(check: string, make: () => T) => T | null {
  let ended = 0
  return (check, make) => {
    if (ended === MOST_ENDED) return null
    let isBegun = false
    try {
      return making({ id: `${id} ${check}` }, now, () => {
        isBegun = true
        return make()
      })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'pieces_unavailable')) throw error
      // Those that still rest have taken no time.
      if (isBegun) ended += 1
      return null
    }
  }
}
