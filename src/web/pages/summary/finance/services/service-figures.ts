import { STATEMENT_FIGURE_IDS, type StatementFigureId } from '#core/finances.ts'
import { readAmount, readCount } from '#summary/finance/amount.ts'
import { FIGURES } from '#summary/finance/figures.ts'
import { withServiceFigures } from '#summary/finance/sources.ts'
import type { FigureSource, Year } from '#summary/finance/year.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { typedYear } from '#summary/typed.ts'

type TypedYear = TypedSummary['years'][number]
type Given = Year['figures']

/** One figure in which a service and the owner differ, or that has come from the service. */
export interface FigureChoice {
  id: StatementFigureId
  /** In the form now; `null`: empty, or no figure yet. */
  mine: number | null
  theirs: number
  /** `theirs`: the service's stands in the form. */
  chosen: 'mine' | 'theirs'
  /** The owner's own, where the service's stands in its place. */
  own: number | undefined
}

/** The figures to choose, and how many are the same on both sides anyway. */
export function figureChoices(
  year: TypedYear,
  given: Given,
  service: string,
): { choices: FigureChoice[]; same: number } {
  const choices: FigureChoice[] = []
  let same = 0
  for (const id of STATEMENT_FIGURE_IDS) {
    const theirs = given[id]
    if (theirs === undefined) continue
    const mine = valueOf(id, year.figures[id] ?? '')
    const isTheirs = sourceIn(year, id)?.service === service && mine === theirs
    if (mine === theirs && !isTheirs) same += 1
    else choices.push({ id, mine, theirs, chosen: isTheirs ? 'theirs' : 'mine', own: year.own?.[id] })
  }
  return { choices, same }
}

/** A year of the form with a service's figures for `ids`; everything else stays as it was typed. */
export function withTheirs(
  year: TypedYear,
  {
    ids,
    given,
    source,
  }: { ids: readonly StatementFigureId[]; given: Given; source: Omit<FigureSource, 'value'> },
): TypedYear {
  const figures: Given = {}
  for (const id of STATEMENT_FIGURE_IDS) {
    const value = valueOf(id, year.figures[id] ?? '')
    if (value !== null) figures[id] = value
  }
  const { sources, own } = year
  const before: Year = { yearEnding: year.yearEnding, figures, months: [], sources, own }
  const after = typedYear(withServiceFigures(before, { ids, figures: given, source }))
  const changed = Object.fromEntries(ids.map((id) => [id, after.figures[id] ?? '']))
  return {
    ...year,
    figures: { ...year.figures, ...changed },
    sources: after.sources,
    own: after.own,
  }
}

/** A year of the form with the owner's own figure in place of a service's. */
export function withMine(year: TypedYear, id: StatementFigureId): TypedYear {
  const { [id]: own, ...others } = year.own ?? {}
  const { [id]: _source, ...sources } = year.sources ?? {}
  const { figures } = typedYear({
    yearEnding: year.yearEnding,
    figures: own === undefined ? {} : { [id]: own },
    months: [],
  })
  return { ...year, figures: { ...year.figures, [id]: figures[id] ?? '' }, sources, own: others }
}

/** Where a figure of the form comes from; `null`: the owner typed it, or typed over it. */
export function sourceIn(year: TypedYear, id: StatementFigureId): FigureSource | null {
  const source = year.sources?.[id]
  return source && valueOf(id, year.figures[id] ?? '') === source.value ? source : null
}

/** `null`: empty, or no figure yet. */
function valueOf(id: StatementFigureId, typed: string): number | null {
  const read = (FIGURES[id].kind === 'count' ? readCount : readAmount)(typed)
  return read.ok ? read.value : null
}
