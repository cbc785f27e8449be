import type { FixField, FixWords } from '#core/fix-text/field.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import type { FixWithFields } from '#fixes/fields.ts'

const MOST_ANSWERS = 3

type Pieces = readonly FixWithFields['pieces'][number][]

/** What an owner would answer who answers at most three questions: those that stand in most unfinished pieces, in the words of their examples. */
export function plausibleWords(pieces: Pieces): { words: FixWords; asked: string[] } {
  const words: Record<string, string> = {}
  const asked: string[] = []
  while (asked.length < MOST_ANSWERS) {
    const field = mostWanted(pieces, words)
    if (!field) break
    words[field.id] = answerTo(field)
    asked.push(field.id)
  }
  return { words, asked }
}

/** First the field that alone finishes most pieces, then the one that stands in most. */
function mostWanted(pieces: Pieces, words: FixWords): FixField | null {
  const found = new Map<string, { field: FixField; finishes: number; stands: number }>()
  for (const piece of pieces) {
    const { missing } = fillPiece(piece, piece.fields, words)
    for (const field of missing) {
      const known = found.get(field.id) ?? { field, finishes: 0, stands: 0 }
      found.set(field.id, {
        field,
        finishes: known.finishes + Number(missing.length === 1),
        stands: known.stands + 1,
      })
    }
  }
  const [first] = [...found.values()].toSorted((a, b) => b.finishes - a.finishes || b.stands - a.stands)
  return first?.field ?? null
}

const answerTo = ({ choices = [], example, label }: FixField): string =>
  choices.find(({ value }) => value !== '')?.value ?? (example === '' ? label : example)
