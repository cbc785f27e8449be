import { fillPiece } from '#core/fix-text/fill.ts'
import type { Piece } from '#fixes/fix.ts'

/** The rows of the fix's sheet as CSV, before anything is typed; empty where it has no sheet. */
export function untypedSheet(fix: { pieces: Piece[] } | undefined): string {
  const sheet = fix?.pieces.find(({ kind }) => kind === 'csv')
  const fields = (sheet?.fields ?? []).map((field) => ({ ...field, from: null }))
  return sheet ? fillPiece(sheet, fields, {}).text : ''
}
