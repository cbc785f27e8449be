import { type FieldRead, taken } from '#core/owner-input/field.ts'
import { readAmount, readCount } from './amount.ts'
import type { Columns, Row } from './columns.ts'
import type { FigureId } from './figures.ts'
import type { TotalId } from './labels.data.ts'
import { MONTHS } from './year.ts'

/** What stands on a day, not over a time: of several months the last counts. */
const BALANCES: ReadonlySet<string> = new Set<FigureId | TotalId>([
  'bank',
  'debtors',
  'stock',
  'otherCurrentAssets',
  'fixedAssets',
  'creditors',
  'otherCurrentLiabilities',
  'longTermLiabilities',
  'currentAssets',
  'totalAssets',
  'currentLiabilities',
  'totalLiabilities',
  'netAssets',
  'closingCash',
])

/** Two decimals behind a comma, as some countries' spreadsheets write them: no group of thousands is that short. */
const DECIMAL_COMMA = /^(.*\d),(\d{1,2})(\)?)$/u

/** An amount as a file has it, in whole cents; `null` for an empty cell and for what is none. */
export function readCell(cell: string, id: FigureId | TotalId | null = null): number | null {
  const text = cell.trim()
  const read = id === 'invoices' ? readCount(text) : firstRead(text)
  return read.ok ? read.value : null
}

function firstRead(text: string): FieldRead<number | null> {
  if (text.endsWith('%')) return taken(null)
  const [, whole = '', cents = '', close = ''] = DECIMAL_COMMA.exec(text) ?? []
  return cents === '' ? readAmount(text) : readAmount(`${whole.replace(/\./gu, '')}.${cents}${close}`)
}

/**
 * A line's amount for the year: the newest year's column, or the months together; of a balance the last month's, at the start the
 * first one's. `null`: there is none.
 */
export function amountOfYear(cells: Row, id: FigureId | TotalId | null, columns: Columns): number | null {
  const amounts = cells.map((cell, at) => (columns.skipped.has(at) ? null : readCell(cell, id)))
  const { newest, several } = columns
  if (newest !== null && (several || amounts[newest] !== null)) return amounts[newest] ?? null
  const monthly = monthsOfLine(cells, columns).filter((amount) => amount !== null)
  const [first] = monthly
  if (first === undefined) return amounts.find((amount) => amount !== null) ?? null
  if (id === 'openingCash') return first
  if (id !== null && BALANCES.has(id)) return monthly.at(-1) ?? null
  return monthly.reduce((sum, amount) => sum + amount, 0)
}

/** A line's amounts in the twelve places of the year. */
export function monthsOfLine(cells: Row, { places }: Columns): (number | null)[] {
  const months = Array.from({ length: MONTHS }, (): number | null => null)
  for (const [at, cell] of cells.entries()) {
    const place = places[at] ?? null
    if (place !== null) months[place] = readCell(cell)
  }
  return months
}
