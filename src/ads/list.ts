import { passesFilter, type CampaignState, type StatusFilter } from '#core/ads/states.ts'
import type { AdsColumn } from './columns.ts'

export interface AdsSorting {
  column: string
  isDown: boolean
}

/** What of a tab is on the screen. */
export interface ListQuestion {
  search: string
  filter: StatusFilter
  /** `null`: as Google gives them. */
  sorting: AdsSorting | null
}

export const ALL_LISTED: ListQuestion = { search: '', filter: 'all', sorting: null }

interface ListedTab<Row> {
  columns: readonly AdsColumn<Row>[]
  /** `null`: rows of this tab have no state. */
  stateOf: (row: Row) => CampaignState | null
  /** What a search looks in. */
  words: (row: Row) => string
}

/** The rows that pass search and filter, in Google's order. */
export function findRows<Row>(
  rows: readonly Row[],
  { search, filter }: Pick<ListQuestion, 'search' | 'filter'>,
  { stateOf, words }: Pick<ListedTab<Row>, 'stateOf' | 'words'>,
): readonly Row[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '' && filter === 'all') return rows
  return rows.filter((row) => {
    const state = stateOf(row)
    if (state !== null && !passesFilter(state, filter)) return false
    return wanted === '' || words(row).toLowerCase().includes(wanted)
  })
}

/** The same rows in order. Those without a value are last in both directions, equal ones stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  sorting: AdsSorting | null,
  { columns }: Pick<ListedTab<Row>, 'columns'>,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sorting?.column)
  return column === undefined || sorting === null ? rows : sorted(rows, column, sorting.isDown)
}

/** Values are read once a row: a sort compares each some dozen times. */
function sorted<Row>(rows: readonly Row[], { value }: AdsColumn<Row>, isDown: boolean): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: value(row) }))
  const way = isDown ? -1 : 1
  return keyed.toSorted((a, b) => ordered(a.key, b.key, way)).map(({ row }) => row)
}

function ordered(a: string | number | null, b: string | number | null, way: number): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -way : way
}

/** The sorting after a press on a heading. Figures begin with the largest, words with A; a third press goes back. */
export function nextAdsSorting(
  sorting: AdsSorting | null,
  { id, isFigure }: Pick<AdsColumn<never>, 'id' | 'isFigure'>,
): AdsSorting | null {
  if (sorting?.column !== id) return { column: id, isDown: isFigure }
  return sorting.isDown === isFigure ? { column: id, isDown: !isFigure } : null
}

const AS_GIVEN = { value: '', label: 'In Google’s order' }

/** A sorting as the value of a choice. */
export const sortChoice = (sorting: AdsSorting | null): string =>
  sorting === null ? AS_GIVEN.value : `${sorting.column} ${sorting.isDown ? 'down' : 'up'}`

/** Every order of the shown columns, in words: for cards, which have no headings. */
export const sortChoices = (columns: readonly Pick<AdsColumn<never>, 'id' | 'title' | 'isFigure'>[]) => [
  AS_GIVEN,
  ...columns.flatMap(({ id, title, isFigure }) =>
    [isFigure, !isFigure].map((isDown) => ({
      value: sortChoice({ column: id, isDown }),
      label: `${title}, ${orderWords(isFigure, isDown)}`,
    })),
  ),
]

function orderWords(isFigure: boolean, isDown: boolean): string {
  if (isFigure) return isDown ? 'most first' : 'least first'
  return isDown ? 'Z to A' : 'A to Z'
}

/** The sorting of a choice; `null` where there is none. */
export function readSortChoice(
  choice: string,
  columns: readonly Pick<AdsColumn<never>, 'id'>[],
): AdsSorting | null {
  const [column, way] = choice.split(' ')
  return columns.some(({ id }) => id === column) && column !== undefined
    ? { column, isDown: way === 'down' }
    : null
}

/** The columns on the screen: those that stay, and those that were chosen. */
export const shownAdsColumns = <Row>(
  columns: readonly AdsColumn<Row>[],
  chosen: readonly string[],
): readonly AdsColumn<Row>[] => columns.filter(({ id, shown }) => shown === 'always' || chosen.includes(id))

/** The columns of a file: those on the screen, and what the screen says below the name. */
export const sheetColumns = <Row>(
  columns: readonly AdsColumn<Row>[],
  chosen: readonly string[],
): readonly AdsColumn<Row>[] =>
  columns.filter(
    ({ id, shown, inEverySheet = false }) => inEverySheet || shown === 'always' || chosen.includes(id),
  )

/** The columns that are chosen at first. */
export const firstColumns = (columns: readonly Pick<AdsColumn<never>, 'id' | 'shown'>[]): readonly string[] =>
  columns.flatMap(({ id, shown }) => (shown === 'first' ? [id] : []))
