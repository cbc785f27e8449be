import { accepted, type FieldRead } from '#core/owner-input/field.ts'
import { readAmount, readCount } from './amount.ts'
import type { StatementFigureId } from '#core/finances.ts'
import type { TotalId } from './labels.data.ts'

/** Two decimals after a comma, as in some countries' spreadsheets: no group of thousands is that short. */
const DECIMAL_COMMA = /^(.*\d),(\d{1,2})(\)?)$/u

/** An amount in a file, in whole cents; `null` for an empty cell and for one without an amount. */
export function readCell(cell: string, id: StatementFigureId | TotalId | null = null): number | null {
  const text = cell.trim()
  const read = id === 'invoices' ? readCount(text) : firstRead(text)
  return read.ok ? read.value : null
}

function firstRead(text: string): FieldRead<number | null> {
  if (text.endsWith('%')) return accepted(null)
  const [, whole = '', cents = '', close = ''] = DECIMAL_COMMA.exec(text) ?? []
  return cents === '' ? readAmount(text) : readAmount(`${whole.replace(/\./gu, '')}.${cents}${close}`)
}
