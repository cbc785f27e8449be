import type { DateRange } from '#core/ads/dates.ts'
import type { ReadResult } from '../context.ts'
import type { AdsRows } from './ask.ts'

/** A query in Google's query language. */
interface AdsQuery {
  select: readonly string[]
  from: string
  /** Conditions that all hold. */
  where?: readonly string[]
  orderBy?: string
}

/** Text of a query. */
export function queryText({ select, from, where = [], orderBy }: AdsQuery): string {
  const conditions = where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`
  return `SELECT ${select.join(', ')} FROM ${from}${conditions}${orderBy ? ` ORDER BY ${orderBy}` : ''}`
}

/** The condition for a period's days; none for all time. */
export const inDates = (range: DateRange | null): string[] =>
  range === null ? [] : [`segments.date BETWEEN '${range.from}' AND '${range.to}'`]

/** In place of a query of which it is known that nothing fits it. */
export const NO_ROWS: ReadResult<AdsRows<never>> = { ok: true, data: { rows: [], isCut: false } }
