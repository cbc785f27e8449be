import { STATEMENT_FIGURE_IDS, type StatementFigureId } from '#core/finances.ts'
import { FILE_SOURCE, FILE_TITLE, type FigureSource, type Year } from './year.ts'

/** Figures of one business year that a service has, real ones only. */
export interface ServiceFigures {
  service: string
  /** Its name for people. */
  title: string
  /** The day on which it gave them, `YYYY-MM-DD`. */
  day: string
  yearEnding: string
  figures: Partial<Record<StatementFigureId, number>>
}

/** A year with the sources that its figures still have: a figure that was typed over is the owner's own, and so is one of which nothing is left. */
export function withSourcesThatHold(year: Year): Year {
  const { sources = {}, own = {}, ...rest } = year
  return withSources(rest, {
    sources: picked(sources, (id) => sources[id]?.value === year.figures[id]),
    own,
  })
}

/**
 * Years with the sources that can be shown: what is said to come from a service has to be what it gave, or what was saved as coming from it
 * before; and so do its name and the day, which a reader of the summary sees.
 */
export function checkedSources(
  years: readonly Year[],
  { saved, given }: { saved: readonly Year[]; given: readonly ServiceFigures[] },
): Year[] {
  return years.map((year) => {
    const { sources = {}, own = {}, ...rest } = withSourcesThatHold(year)
    const before = saved.find(({ yearEnding }) => yearEnding === year.yearEnding)?.sources ?? {}
    const ofYear = given.filter(({ yearEnding }) => yearEnding === year.yearEnding)
    const checked: NonNullable<Year['sources']> = {}
    for (const id of STATEMENT_FIGURE_IDS) {
      const source = checkedSource(sources[id], { id, before: before[id], given: ofYear })
      if (source) checked[id] = source
    }
    return withSources(rest, { sources: checked, own })
  })
}

/** Nothing where it cannot be shown. */
function checkedSource(
  source: FigureSource | undefined,
  {
    id,
    before,
    given,
  }: { id: StatementFigureId; before: FigureSource | undefined; given: readonly ServiceFigures[] },
): FigureSource | undefined {
  if (source?.service === FILE_SOURCE) return { ...source, title: FILE_TITLE }
  if (!source) return undefined
  if (isSame(source, before)) return before
  const from = given.find(
    ({ service, figures }) => service === source.service && figures[id] === source.value,
  )
  return from && { service: from.service, title: from.title, day: from.day, value: source.value }
}

/** Years without what a service gave: the owner's own figures come back, where there were any. */
export function withoutServiceFigures(years: readonly Year[], service: string): Year[] {
  return years.map((year) => {
    const { sources = {}, own = {}, ...rest } = year
    const figures = { ...year.figures }
    for (const id of STATEMENT_FIGURE_IDS) {
      if (sources[id]?.service !== service) continue
      const mine = own[id]
      if (mine === undefined) delete figures[id]
      else figures[id] = mine
    }
    const kept = picked(sources, (id) => sources[id]?.service !== service)
    return withSources({ ...rest, figures }, { sources: kept, own })
  })
}

/** A year with a service's figures in place of its own, which are kept beside them. */
export function withServiceFigures(
  year: Year,
  {
    ids,
    figures,
    source,
  }: {
    ids: readonly StatementFigureId[]
    figures: ServiceFigures['figures']
    source: Omit<FigureSource, 'value'>
  },
): Year {
  const next = { ...year, figures: { ...year.figures }, sources: { ...year.sources }, own: { ...year.own } }
  for (const id of ids) {
    const value = figures[id]
    if (value === undefined) continue
    const before = year.figures[id]
    const from = year.sources?.[id]
    const isOwn = from === undefined || from.service === FILE_SOURCE || from.value !== before
    if (before !== undefined && isOwn) next.own[id] = before
    next.figures[id] = value
    next.sources[id] = { ...source, value }
  }
  return withSourcesThatHold(next)
}

/** Own figures are kept only beside those of a service, and empty lists not at all. */
function withSources(
  year: Omit<Year, 'sources' | 'own'>,
  { sources, own }: { sources: NonNullable<Year['sources']>; own: NonNullable<Year['own']> },
): Year {
  const beside = picked(own, (id) => sources[id] !== undefined && sources[id].service !== FILE_SOURCE)
  return {
    ...year,
    ...(isEmpty(sources) ? {} : { sources }),
    ...(isEmpty(beside) ? {} : { own: beside }),
  }
}

function picked<Value>(
  all: Partial<Record<StatementFigureId, Value>>,
  isPicked: (id: StatementFigureId) => boolean,
): Partial<Record<StatementFigureId, Value>> {
  const kept: Partial<Record<StatementFigureId, Value>> = {}
  for (const id of STATEMENT_FIGURE_IDS) {
    const value = all[id]
    if (value !== undefined && isPicked(id)) kept[id] = value
  }
  return kept
}

const isEmpty = (all: object): boolean => Object.keys(all).length === 0
const isSame = (one: FigureSource, other: FigureSource | undefined): boolean =>
  one.service === other?.service && one.value === other.value
