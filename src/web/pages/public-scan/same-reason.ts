import type { CountedRow } from '#web/shared/public-scan/public-scan-view.ts'

/** So many rows with one sentence say it often enough to say it once. */
const MANY = 4

export interface SameReason {
  /** The sentence that all of these rows have. */
  reason: string
  rows: CountedRow[]
}

/** Rows that could not be checked for one and the same reason, where they are many, and all others. */
export function bySameReason(rows: readonly CountedRow[]): { same: SameReason[]; others: CountedRow[] } {
  const same = [...new Set(rows.map(reasonOf))]
    .map((reason) => ({ reason, rows: rows.filter((row) => reasonOf(row) === reason) }))
    .filter(({ reason, rows: alike }) => reason !== '' && alike.length >= MANY)
  const folded = new Set(same.flatMap((group) => group.rows))
  return { same, others: rows.filter((row) => !folded.has(row)) }
}

const reasonOf = ({ arrival }: CountedRow): string => (arrival.state === 'landed' ? arrival.line : '')
