import type { Contract } from '#api/contract/contract.ts'
import { STATEMENT_FIGURE_IDS } from '#core/finances.ts'
import { typedYear } from '#summary/typed.ts'
import { FILE_SOURCE, FILE_TITLE } from '#summary/finance/year.ts'
import type { TypedSummary } from '#summary/shape.ts'

export type ImportAnswer = Contract['POST /summary/figures']['answer']
type TypedYear = TypedSummary['years'][number]

/** A year with the figures of a file that was read `today`; figures that the file does not have stay as they were typed. */
export function withImported(
  year: TypedYear,
  { yearEnding, figures, months }: ImportAnswer,
  today: string,
): TypedYear {
  const read = typedYear({ yearEnding: yearEnding ?? year.yearEnding, figures, months })
  const given = Object.entries(read.figures).filter(([, text]) => text !== '')
  const sources = Object.fromEntries(
    STATEMENT_FIGURE_IDS.flatMap((id) => {
      const value = figures[id]
      return value === undefined ? [] : [[id, { service: FILE_SOURCE, title: FILE_TITLE, day: today, value }]]
    }),
  )
  return {
    ...year,
    yearEnding: read.yearEnding,
    figures: { ...year.figures, ...Object.fromEntries(given) },
    months: mergedMonths(year.months, read.months),
    sources: { ...year.sources, ...sources },
  }
}

function mergedMonths(typed: TypedYear['months'], read: TypedYear['months']): TypedYear['months'] {
  if (read.length === 0 || typed.length === 0) return read.length === 0 ? typed : read
  return read.map((month, index) => ({
    income: month.income || (typed[index]?.income ?? ''),
    costs: month.costs || (typed[index]?.costs ?? ''),
    cash: month.cash || (typed[index]?.cash ?? ''),
  }))
}
