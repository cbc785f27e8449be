import { fillPiece } from '#core/fix-text/fill.ts'
import { withFields } from './fields.ts'
import type { Fix, FixInput } from './fix.ts'

/** What stands in pieces for the day on which their text is made. */
const DATE = { id: 'date', mark: '[your date]' } as const

interface OnPaper extends Pick<FixInput, 'words'> {
  /** The day that a text gets where the owner typed none: `29 Nov 2026`. */
  today?: string
}

/** The fixes as paper shows them: with a date, and with what the owner typed in their pieces. Blanks that are left keep their brackets. */
export function filledIn(fixes: readonly Fix[], { words = {}, today }: OnPaper): Fix[] {
  const isDated = today === undefined || Object.hasOwn(words, DATE.id)
  const made = isDated ? [...fixes] : fixes.map((fix) => withDate(fix, today))
  if (Object.keys(words).length === 0) return made
  return made.map((fix) => {
    const { pieces } = withFields(fix, { details: [], words, today: '' })
    return {
      ...fix,
      pieces: pieces.map((piece) => ({ ...piece, content: fillPiece(piece, piece.fields, {}).text })),
    }
  })
}

const withDate = (fix: Fix, today: string): Fix => ({
  ...fix,
  pieces: fix.pieces.map((piece) => ({ ...piece, content: piece.content.replaceAll(DATE.mark, today) })),
})
