import type { Changed, ChangedRow } from './what-changed.ts'

/** What is said of one side of a comparison, a line each. What is named on the side before need not be named again to say that it is gone. */
export function linesOfSide(
  { rows, more, areAllGone }: Pick<Changed, 'rows' | 'more' | 'areAllGone'>,
  side: 'was' | 'now',
): string[] {
  if (side === 'now' && areAllGone === true) return ['All of these are gone.']
  return [...rows.flatMap((row) => lineOf(row, side)), ...(more > 0 ? [`And ${more} more`] : [])]
}

function lineOf(row: ChangedRow, side: 'was' | 'now'): string[] {
  const { label, [side]: value } = row
  if (value === null) return []
  return [value === '' ? label : `${label}: ${value}`]
}
