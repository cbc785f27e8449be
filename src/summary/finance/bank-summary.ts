import { lineOf } from './labels.data.ts'
import type { CsvRow } from './columns.ts'

/** A row with at least this many names of figures is a heading: the figures are below it. */
const LEAST_NAMES = 2

/**
 * A list of bank accounts with a column for each figure (opening balance, cash received, cash spent, closing balance), turned into
 * lines with a label each; other statements unchanged. Of several accounts the total counts.
 */
export function rowsOfBankSummary(rows: readonly CsvRow[]): readonly CsvRow[] {
  const at = rows.findIndex((row) => row.filter((cell) => lineOf(cell) !== null).length >= LEAST_NAMES)
  const heading = rows[at]
  if (!heading) return rows
  const below = rows.slice(at + 1).filter((row) => row.slice(1).some((cell) => /\d/u.test(cell)))
  const only = below.length === 1 ? below[0] : undefined
  const total = below.find(([label = '']) => /^total\b/iu.test(label.trim())) ?? only
  if (!total) return rows
  const lines = heading.flatMap((label, column) =>
    lineOf(label) === null ? [] : [[label, total[column] ?? '']],
  )
  return [...rows.slice(0, at), ...lines]
}
