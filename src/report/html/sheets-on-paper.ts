import type { Fix, Piece } from '#fixes/fix.ts'

/** A sheet for people begins with it (`core/format/csv.ts`); a file for a program to import does not, and says nothing on paper. */
const BOM = '\uFEFF'
/** Every field is quoted. */
const FIELD = /"(?<text>(?:[^"]|"")*)"(?<end>,|\r\n)/gu
/** What keeps a spreadsheet from running a text. */
const HARMLESS = /^'(?=[=+\-@|%])/u

/** Columns of what to write, and of what is there. */
const NEW = /^New (.+)$/u
const NOW = /^(.+) now$/u

/** Fixes with every sheet as a table, for somebody who has the paper alone: the rows of those without a preview are read from their files, and files that only a program reads are left out. */
export const withSheets = (fixes: readonly Fix[]): Fix[] =>
  fixes.map((fix) => ({ ...fix, pieces: fix.pieces.flatMap((piece) => asTable(piece) ?? []) }))

function asTable(piece: Piece): Piece | null {
  if (piece.kind !== 'csv' || piece.preview !== undefined || piece.isLater === true) return piece
  if (!piece.content.startsWith(BOM)) return null
  const [header = [], ...rows] = rowsIn(piece.content)
  const filled = header.map((_, at) => rows.some((row) => row[at] !== undefined && row[at] !== ''))
  const isFilled = (_: unknown, at: number): boolean => filled[at] === true
  const columns = header.filter(isFilled).map((label) => ({ label }))
  const told = rows.map((row) => withUnchanged(header, row).filter(isFilled))
  return { ...piece, preview: { kind: 'table', columns, rows: told } }
}

/** "as it is" in place of what is the same as now: "New title" beside "Title now". */
function withUnchanged(header: readonly string[], row: readonly string[]): string[] {
  return row.map((text, at) => {
    const subject = NEW.exec(header[at] ?? '')?.[1]
    const now = header.findIndex((label) => NOW.exec(label)?.[1]?.toLowerCase() === subject)
    return subject !== undefined && text !== '' && text === row[now] ? 'as it is' : text
  })
}

/** The rows of a sheet that `csvSheet` wrote. */
function rowsIn(content: string): string[][] {
  const rows: string[][] = [[]]
  for (const { groups } of content.matchAll(FIELD)) {
    rows.at(-1)?.push((groups?.text ?? '').replaceAll('""', '"').replace(HARMLESS, ''))
    if (groups?.end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
