import type { CsvColumns, CsvRow } from './columns.ts'
import type { StatementFigureId } from '#core/finances.ts'
import { ASKED_FIGURES } from './figures.ts'
import type { TotalId } from './labels.data.ts'
import { readCell } from './read-cell.ts'
import { MONTHS } from './year.ts'

/** Balances on a day, not amounts over a period: of several months the last counts. */
const BALANCES: ReadonlySet<StatementFigureId | TotalId> = new Set<StatementFigureId | TotalId>([
  ...(ASKED_FIGURES.find(({ report }) => report === 'balanceSheet')?.figures ?? []),
  'currentAssets',
  'totalAssets',
  'currentLiabilities',
  'totalLiabilities',
  'netAssets',
  'closingCash',
])

/**
 * A line's amount for the year: the newest year's column, or the sum of the months; of a balance the last month's, of an opening balance the
 * first one's. `null`: there is none.
 */
export function amountOfYear(
  cells: CsvRow,
  id: StatementFigureId | TotalId | null,
  columns: CsvColumns,
): number | null {
  const amounts = cells.map((cell, at) => (columns.skipped.has(at) ? null : readCell(cell, id)))
  const { newest, several } = columns
  if (newest !== null && (several || amounts[newest] !== null)) return amounts[newest] ?? null
  const monthly = monthsOfLine(cells, columns, id).filter((amount) => amount !== null)
  const [first] = monthly
  if (first === undefined) return amounts.find((amount) => amount !== null) ?? null
  if (id === 'openingCash') return first
  if (id !== null && BALANCES.has(id)) return monthly.at(-1) ?? null
  return monthly.reduce((sum, amount) => sum + amount, 0)
}

/** A line's amounts in the twelve months of the year. `id`: what the line is, because a count is read in another way than money. */
export function monthsOfLine(
  cells: CsvRow,
  { places }: CsvColumns,
  id: StatementFigureId | TotalId | null = null,
): (number | null)[] {
  const months = Array.from({ length: MONTHS }, (): number | null => null)
  for (const [at, cell] of cells.entries()) {
    const place = places[at] ?? null
    if (place !== null) months[place] = readCell(cell, id)
  }
  return months
}
