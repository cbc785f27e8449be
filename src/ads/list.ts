import { passesFilter, type CampaignState, type StatusFilter } from '#core/ads/states.ts'
import type { AdsColumn } from './columns.ts'
import type { PreparedRows } from './prepared-rows.ts'

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
}

/** Places of the rows that pass search and filter, in Google's order. */
export function findPlaces<Row>(
  { rows, words }: PreparedRows<Row>,
  { search, filter }: Pick<ListQuestion, 'search' | 'filter'>,
  { stateOf }: Pick<ListedTab<Row>, 'stateOf'>,
): readonly number[] {
  const wanted = search.trim().toLowerCase()
  const texts = wanted === '' ? null : words()
  const places: number[] = []
  for (const [place, row] of rows.entries()) {
    const state = stateOf(row)
    const isListed = state === null || passesFilter(state, filter)
    if (isListed && (texts === null || (texts[place] ?? '').includes(wanted))) places.push(place)
  }
  return places
}

/** The same places in the order of their rows. Those without a value are last in both directions, equal ones stay as they were. */
export function sortPlaces<Row>(
  places: readonly number[],
  sorting: AdsSorting | null,
  { ranks }: PreparedRows<Row>,
  { columns }: Pick<ListedTab<Row>, 'columns'>,
): readonly number[] {
  const column = columns.find(({ id }) => id === sorting?.column)
  return column === undefined || sorting === null ? places : byRank(places, ranks(column), sorting.isDown)
}

/** Counts how many have each rank, then puts every place where its rank begins: nothing is compared. */
function byRank(places: readonly number[], ranks: Int32Array, isDown: boolean): readonly number[] {
  let most = -1
  for (const rank of ranks) if (rank > most) most = rank
  /** Where a place belongs among `most + 2`: those without a value are the last. */
  const turnOf = (place: number): number => {
    const rank = ranks[place] ?? -1
    if (rank === -1) return most + 1
    return isDown ? most - rank : rank
  }
  const begins = new Int32Array(most + 3)
  for (const place of places) begins[turnOf(place) + 1] = (begins[turnOf(place) + 1] ?? 0) + 1
  for (let turn = 1; turn < begins.length; turn += 1)
    begins[turn] = (begins[turn] ?? 0) + (begins[turn - 1] ?? 0)
  const sorted = Array.from<number>({ length: places.length })
  for (const place of places) {
    const at = begins[turnOf(place)] ?? 0
    sorted[at] = place
    begins[turnOf(place)] = at + 1
  }
  return sorted
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
  columns.flatMap(({ id, shown }) => (shown === 'at_first' ? [id] : []))
