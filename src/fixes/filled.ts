import { fillPiece } from '#core/fix-text/fill.ts'
import { withFields } from './fields.ts'
import type { Fix, FixInput } from './fix.ts'

/** The fixes as paper shows them: with what the owner typed in their pieces. Blanks that are left keep their brackets. */
export function filledIn(fixes: readonly Fix[], { words = {} }: Pick<FixInput, 'words'>): Fix[] {
  if (Object.keys(words).length === 0) return [...fixes]
  return fixes.map((fix) => {
    const { pieces } = withFields(fix, { details: [], words, today: '' })
    return {
      ...fix,
      pieces: pieces.map((piece) => ({ ...piece, content: fillPiece(piece, piece.fields, {}).text })),
    }
  })
}
