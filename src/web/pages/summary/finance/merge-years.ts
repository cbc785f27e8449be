import { STATEMENT_FIGURE_IDS, type StatementFigureId } from '#core/finances.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { isSame, mergeList, mergePlaces } from '#web/shared/forms/merge-list.ts'
import { mergeTyped } from '#web/shared/forms/merge-typed.ts'

type TypedYear = TypedSummary['years'][number]
type Years = readonly TypedYear[]

/**
 * The years of the form after something else was saved meanwhile. Two that end in the same month are the same year, as in the summary's
 * schema; a year with another date is another one, so that no figure comes into a year that it is not of.
 */
export const mergeYears = (typed: Years, read: Years, now: Years): TypedYear[] =>
  mergeList(typed, read, now, { keyOf: ({ yearEnding }) => yearEnding.slice(0, 7), mergeItem: mergeYear })

function mergeYear(typed: TypedYear, read: TypedYear | undefined, now: TypedYear): TypedYear {
  const figures: TypedYear['figures'] = {}
  const sources: NonNullable<TypedYear['sources']> = {}
  const own: NonNullable<TypedYear['own']> = {}
  for (const id of STATEMENT_FIGURE_IDS) {
    const kept = isSame(withOrigin(typed, id), withOrigin(read, id)) ? now : typed
    const { [id]: figure = '' } = kept.figures
    const { [id]: source } = kept.sources ?? {}
    const { [id]: mine } = kept.own ?? {}
    figures[id] = figure
    if (source) sources[id] = source
    if (mine !== undefined) own[id] = mine
  }
  return {
    yearEnding: typed.yearEnding === read?.yearEnding ? now.yearEnding : typed.yearEnding,
    figures,
    months: mergePlaces(typed.months, read?.months ?? [], now.months, mergeTyped),
    ...(isSame(sources, {}) ? {} : { sources }),
    ...(isSame(own, {}) ? {} : { own }),
  }
}

/** A figure with where it comes from and the owner's own beside it: these three belong together. */
const withOrigin = (year: TypedYear | undefined, id: StatementFigureId): unknown[] => [
  year?.figures[id] ?? '',
  year?.sources?.[id],
  year?.own?.[id],
]
