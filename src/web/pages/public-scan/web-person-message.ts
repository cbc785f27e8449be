import type { FixWords } from '#core/fix-text/field.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { type AskedPiece, pieceName } from '#core/hand-over/asked-thing.ts'

interface FirstJobForOthers {
  title: string
  pieces: readonly AskedPiece[]
  where: { place: string; steps: readonly string[] }
  host: string
  /** What was typed in the pieces. */
  words: FixWords
}

/**
 * The first job as a message to whoever looks after the website, with its texts: a link to it needs an account. `null` while something is
 * missing in a text, and where the job is a message to somebody already.
 */
export function webPersonMessage({ title, host, pieces, where, words }: FirstJobForOthers): string | null {
  const filled = pieces.map((piece) => ({ piece, ...fillPiece(piece, piece.fields ?? [], words) }))
  if (filled.some(({ piece, missing }) => missing.length > 0 || isMessage(piece))) return null
  return [
    `Hi, could you please do this on ${host}: ${title}.`,
    ...filled
      .filter(({ text }) => text !== '')
      .map(({ piece, text }) => `${pieceName(piece)}\n${text.trimEnd()}`),
    [`Where it goes: ${where.place}`, ...where.steps.map((step, index) => `${index + 1}. ${step}`)].join(
      '\n',
    ),
    'Thank you',
  ].join('\n\n')
}

const isMessage = ({ name }: AskedPiece): boolean => name?.startsWith('message-to-') === true
