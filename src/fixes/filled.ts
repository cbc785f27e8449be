import { type FixField, usableValueOf } from '#core/fix-text/field.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { withFields } from './fields.ts'
import type { Fix, FixInput, Preview } from './fix.ts'

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
      pieces: pieces.flatMap((piece) => {
        const { text, missing } = fillPiece(piece, piece.fields, {})
        // In a file of redirects nothing is left where all links go.
        if (text === '' && missing.length === 0) return []
        return [
          {
            ...piece,
            content: text,
            ...(piece.preview && { preview: previewOf(piece.preview, piece.fields) }),
          },
        ]
      }),
    }
  })
}

/** A preview with what was typed. Paper shows a sheet by it. */
function previewOf(preview: Preview, fields: readonly FixField[]): Preview {
  const typed = fields.filter((field) => usableValueOf(field, {}) !== '')
  const filled = (content: string): string => fillPiece({ kind: 'text', content }, typed, {}).text
  switch (preview.kind) {
    case 'table':
      return { ...preview, rows: preview.rows.map((row) => row.map(filled)) }
    case 'search':
      return {
        ...preview,
        rows: preview.rows.map((row) => ({
          ...row,
          title: filled(row.title),
          description: filled(row.description),
        })),
      }
    case 'share':
      return { ...preview, title: filled(preview.title), description: filled(preview.description) }
  }
}

const withDate = (fix: Fix, today: string): Fix => ({
  ...fix,
  pieces: fix.pieces.map((piece) => ({ ...piece, content: piece.content.replaceAll(DATE.mark, today) })),
})
