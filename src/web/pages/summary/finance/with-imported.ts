import type { Contract } from '#api/contract/contract.ts'
import { typedYear } from '#summary/typed.ts'
import type { TypedSummary } from '#summary/shape.ts'

export type ImportAnswer = Contract['POST /summary/figures']['answer']
type TypedYear = TypedSummary['years'][number]

/** A year with the figures of a file; figures that the file does not have stay as they were typed. */
export function withImported(year: TypedYear, { yearEnding, figures, months }: ImportAnswer): TypedYear {
  const read = typedYear({ yearEnding: yearEnding ?? year.yearEnding, figures, months })
  const given = Object.entries(read.figures).filter(([, text]) => text !== '')
  return {
    yearEnding: read.yearEnding,
    figures: { ...year.figures, ...Object.fromEntries(given) },
    months: mergedMonths(year.months, read.months),
  }
}

function mergedMonths(typed: TypedYear['months'], read: TypedYear['months']): TypedYear['months'] {
  if (read.length === 0 || typed.length === 0) return read.length === 0 ? typed : read
  return read.map((month, place) => ({
    income: month.income || (typed[place]?.income ?? ''),
    costs: month.costs || (typed[place]?.costs ?? ''),
    cash: month.cash || (typed[place]?.cash ?? ''),
  }))
}
