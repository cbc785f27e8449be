import type { Proof } from '../check.ts'
import type { FixField } from '../fix-text/field.ts'
import { fillPiece } from '../fix-text/fill.ts'
import type { PieceKind } from '../piece-kinds.ts'
import { type AcceptanceTest, RERUN } from '../work.ts'

/** One thing that is asked for, as a text for somebody without a link tells it. */
export interface AskedThing {
  title: string
  before: { line: string; seen: readonly { at: string; found: string }[] } | null
  now: { line: string; seen: readonly { at: string; found: string }[] } | null
  fixes: readonly {
    title: string
    pieces: readonly AskedPiece[]
    where: { place: string; steps: readonly string[] }
  }[]
  /** What to do. */
  steps: readonly string[]
  doneWhen: readonly AcceptanceTest[]
  /** There are ready-made texts, which could not be made just now. */
  fixesUnavailable?: boolean | undefined
}

export interface AskedPiece {
  title: string
  kind: PieceKind
  name?: string | undefined
  content: string
  isLater?: boolean | undefined
  /** With what the owner typed in it. */
  fields?: readonly FixField[] | undefined
}

/** What a result asks for, without the test, which only somebody with an account or a link can run. */
export const workIn = (steps: readonly string[]): string[] =>
  steps.filter((step) => !step.startsWith(RERUN.text))

/** The steps that a text tells: the work, or beside ready-made texts the work where there is more to do than one of these does. */
export function stepsInText({ fixes, steps }: Pick<AskedThing, 'fixes' | 'steps'>): string[] {
  const work = workIn(steps)
  return work.length > (fixes.length === 0 ? 0 : 1) ? work : []
}

/** A longer piece is left out of a text: nobody reads it in a mail or an issue. */
const LONGEST_PIECE = 6_000
const SEEN = 5

/** The pieces that are used now and short enough to stand in a text, with what the owner typed in them. */
export const piecesInText = (pieces: readonly AskedPiece[]): AskedPiece[] =>
  pieces
    .filter(({ isLater, content }) => isLater !== true && content.length <= LONGEST_PIECE)
    .map((piece) => ({ ...piece, content: fillPiece(piece, piece.fields ?? [], {}).text }))
    // In a file of redirects nothing is left where all links go.
    .filter(({ content }) => content !== '')

/** Whether a piece had to be left out because it is too long. */
export const isPieceMissing = (pieces: readonly AskedPiece[]): boolean =>
  pieces.some(({ isLater, content }) => isLater !== true && content.length > LONGEST_PIECE)

/** The places where somebody else can look, and what was there: an answer of the owner is none. */
export const placesOf = (evidence: readonly Proof[]): { at: string; found: string }[] =>
  evidence.filter(({ kind }) => kind !== 'answer').map(({ at, found }) => ({ at, found }))

/** What was seen, and the first places. */
export const seenOf = ({ before, now }: AskedThing): AskedThing['now'] => {
  const said = now ?? before
  return said && { line: said.line, seen: said.seen.slice(0, SEEN) }
}

/** The title of a piece, and where it goes: "Your DMARC record: TXT record _dmarc.a.example", "Your sitemap: sitemap.xml". */
export function pieceName({ title, kind, name }: AskedPiece): string {
  if (name === undefined) return title
  return kind === 'dns' ? `${title}: TXT record ${name}` : `${title}: ${name}`
}
