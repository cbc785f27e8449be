import type { Column } from '#core/block.ts'
import { countText } from '#core/format/counts.ts'

/** Rows on one page of a table. */
export const PAGE_ROWS = 10

export interface Sorting {
  column: number
  down: boolean
}

export interface TableQuestion {
  search: string
  sorting: Sorting | null
  /** From 0. */
  page: number
}

export interface TableView {
  rows: readonly (readonly string[])[]
  /** Number of rows that match the search, on all pages. */
  found: number
  pages: number
  page: number
  /** Number of the first and the last row shown, from 1; 0 when there is none. */
  from: number
  to: number
}

export const START: TableQuestion = { search: '', sorting: null, page: 0 }

const COLLATOR = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })
const FIGURE = /^(?:at least |about )?(-?\d[\d,]*(?:\.\d+)?)/iu

/** The figure at the start of a cell ("1,204", "4.4 s", "at least 500"), or `null`. */
function figureOf(cell: string): number | null {
  const [, figure] = FIGURE.exec(cell.trim()) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}

function compareCells(a: string, b: string): number {
  const [one, two] = [figureOf(a), figureOf(b)]
  return one !== null && two !== null && one !== two ? one - two : COLLATOR.compare(a, b)
}

/** Empty cells are last in both directions. */
function compareRows(a: readonly string[], b: readonly string[], { column, down }: Sorting): number {
  const [one = '', two = ''] = [a[column], b[column]]
  if (one === '' || two === '') return Number(one === '') - Number(two === '')
  return down ? compareCells(two, one) : compareCells(one, two)
}

const holds = (row: readonly string[], search: string): boolean =>
  row.some((cell) => cell.toLocaleLowerCase('en-AU').includes(search))

/** The rows that match, sorted, on one page; a page that does not exist becomes the last one. */
export function tableView(rows: readonly (readonly string[])[], question: TableQuestion): TableView {
  const search = question.search.trim().toLocaleLowerCase('en-AU')
  const found = search === '' ? rows : rows.filter((row) => holds(row, search))
  const { sorting } = question
  const sorted = sorting === null ? found : found.toSorted((a, b) => compareRows(a, b, sorting))
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_ROWS))
  const page = Math.min(Math.max(0, question.page), pages - 1)
  const shown = sorted.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)
  const from = shown.length === 0 ? 0 : page * PAGE_ROWS + 1
  return { rows: shown, found: sorted.length, pages, page, from, to: page * PAGE_ROWS + shown.length }
}

/** The sorting after a press on a heading: first ascending, then descending, then as before. */
export function nextSorting(sorting: Sorting | null, column: number): Sorting | null {
  if (sorting?.column !== column) return { column, down: false }
  return sorting.down ? null : { column, down: true }
}

/** Search, sorting and paging are shown once a table has more rows than a page. */
export const needsTools = (rows: readonly unknown[]): boolean => rows.length > PAGE_ROWS

/** What is asked of these rows: a newer result may be too short for tools, and what was asked of a longer one is then left aside. */
export const questionFor = (rows: readonly unknown[], question: TableQuestion): TableQuestion =>
  needsTools(rows) ? question : START

/** "11 to 20 of 1,204", with the number of all rows where it is larger. */
export function shownText({ from, to, found }: TableView, total: number): string {
  const [first, last, matching, all] = [from, to, found, total].map(countText)
  if (total <= found) return `${first} to ${last} of ${matching}`
  return from === 1 && to === found
    ? `The first ${matching} of ${all}`
    : `${first} to ${last} of the first ${matching}; ${all} in all`
}

/** A cell on the screen: a column, with the cell shown below it. */
export interface ShownColumn {
  /** Index in the row. */
  place: number
  label: string
  align?: 'left' | 'right' | undefined
  /** Index of the cell shown below; `null` when there is none. */
  under: number | null
}

/** The columns with a heading. A column that is shown below the one before it has none; the first one always has. */
export function shownColumns(columns: readonly Column[]): ShownColumn[] {
  const shown: ShownColumn[] = []
  for (const [place, { label, align, under }] of columns.entries()) {
    const before = shown.at(-1)
    if (under && before?.under === null) before.under = place
    else shown.push({ place, label, align, under: null })
  }
  return shown
}

/** Whether a row has nothing in a column: a card on a phone leaves it out, and would show its label alone. */
export const isBlank = (
  row: readonly string[],
  { place, under }: Pick<ShownColumn, 'place' | 'under'>,
): boolean => [place, under].every((at) => at === null || (row[at] ?? '').trim() === '')
