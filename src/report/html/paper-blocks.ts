import type { Block, Column } from '#core/block.ts'
import type { Fix, Piece } from '#fixes/fix.ts'

/** Most rows of a table or list in a finding; a longer one is in the appendix. */
const MOST_ROWS = 8
/** Rows of a longer one that the finding keeps. */
const KEPT_ROWS = 4
/** Most characters and lines of a text in a finding. */
const MOST_CHARACTERS = 1_400
const MOST_LINES = 24

export interface SplitBlocks {
  /** What a finding shows. */
  shown: Block[]
  /** What only the appendix shows. */
  raw: Block[]
}

/** Parts the blocks of a result: short ones for its finding, long lists for the appendix. */
export function splitBlocks(blocks: readonly Block[]): SplitBlocks {
  const shown: Block[] = []
  const raw: Block[] = []
  for (const block of blocks) {
    if (!isLong(block)) shown.push(block)
    else {
      raw.push(block)
      const kept = shortened(block)
      if (kept) shown.push(kept)
    }
  }
  return { shown, raw }
}

function isLong(block: Block): boolean {
  if (block.kind === 'table' || block.kind === 'facts') return block.rows.length > MOST_ROWS
  if (block.kind === 'list' || block.kind === 'checklist') return block.items.length > MOST_ROWS
  return block.kind === 'code' && isLongText(block.code)
}

/** The beginning of a long block; `null` where a beginning says nothing. */
function shortened(block: Block): Block | null {
  if (block.kind === 'table') {
    return { ...block, rows: block.rows.slice(0, KEPT_ROWS), total: block.total ?? block.rows.length }
  }
  if (block.kind === 'list') return { ...block, items: block.items.slice(0, KEPT_ROWS) }
  if (block.kind === 'checklist') return { ...block, items: block.items.slice(0, KEPT_ROWS) }
  return block.kind === 'facts' ? { ...block, rows: block.rows.slice(0, KEPT_ROWS) } : null
}

const isLongText = (text: string): boolean =>
  text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES

/** The pieces of a fix that can be used from paper. A file or a page of its own cannot; one for later is left out, one in which nothing is written yet, and of a text the markup too. */
export function piecesOnPaper({ pieces }: Pick<Fix, 'pieces'>): Piece[] {
  const now = pieces.filter(
    ({ kind, isLater, content }) => kind !== 'page' && isLater !== true && content.trim() !== '',
  )
  const texts = new Set(now.filter(({ kind }) => kind === 'text').map(subjectOf))
  return now.filter((piece) => {
    if (piece.kind === 'csv') return rowsOf(piece) !== null
    return piece.kind !== 'html' || !texts.has(subjectOf(piece))
  })
}

/** The sheets of a fix that paper does not show: its texts may be the first of many. */
export const sheetsElsewhere = ({ pieces }: Pick<Fix, 'pieces'>): Piece[] =>
  pieces.filter((piece) => piece.kind === 'csv' && piece.isLater !== true && rowsOf(piece) === null)

/** "Cookies" of "Cookies: text" and "Cookies: HTML". */
const subjectOf = ({ title }: Piece): string => title.split(':')[0] ?? title

/** What a sheet holds, as a table to type from; `null` where its preview shows none. */
export function rowsOf({ preview }: Piece): { columns: Column[]; rows: string[][] } | null {
  if (preview?.kind === 'table') return preview
  if (preview?.kind !== 'search') return null
  return {
    columns: [{ label: 'Page' }, { label: 'New title' }, { label: 'New description' }],
    rows: preview.rows.map(({ address, title, description }) => [address, title, description]),
  }
}

/** Whether a piece is too long for a finding, and is in the appendix. */
export function isLongPiece(piece: Piece): boolean {
  const table = piece.kind === 'csv' ? rowsOf(piece) : null
  return table ? table.rows.length > MOST_ROWS : isLongText(piece.content)
}
