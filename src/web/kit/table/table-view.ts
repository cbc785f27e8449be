import type { Column } from '#core/block.ts'

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
  /** Rows that the search leaves, on all pages. */
  found: number
  pages: number
  page: number
  /** Place of the first and the last row shown, from 1; 0 when there is none. */
  from: number
  to: number
}

export const START: TableQuestion = { search: '', sorting: null, page: 0 }

const COLLATOR = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })
const FIGURE = /^-?\d[\d,]*(?:\.\d+)?/u

/** The figure that a cell starts with ("1,204", "4.4 s"), or `null`. */
function figureOf(cell: string): number | null {
  const [figure] = FIGURE.exec(cell.trim()) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}

function compareCells(a: string, b: string): number {
  const [one, two] = [figureOf(a), figureOf(b)]
  return one !== null && two !== null && one !== two ? one - two : COLLATOR.compare(a, b)
}

/** Empty cells stand last in both directions: they answer nothing. */
function compareRows(a: readonly string[], b: readonly string[], { column, down }: Sorting): number {
  const [one = '', two = ''] = [a[column], b[column]]
  if (one === '' || two === '') return Number(one === '') - Number(two === '')
  return down ? compareCells(two, one) : compareCells(one, two)
}

const holds = (row: readonly string[], search: string): boolean =>
  row.some((cell) => cell.toLocaleLowerCase('en-AU').includes(search))

/** The rows that a question leaves, in its order, on its page; a page that is not there becomes the last one. */
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

/** A press on a heading: first up, then down, then as it came. */
export function nextSorting(sorting: Sorting | null, column: number): Sorting | null {
  if (sorting?.column !== column) return { column, down: false }
  return sorting.down ? null : { column, down: true }
}

/** Search, sort and paging are worth their room once a table has more rows than a page. */
export const needsTools = (rows: readonly unknown[]): boolean => rows.length > PAGE_ROWS

/** A cell on the screen: a column of its own, with what stands below it. */
export interface ShownColumn {
  /** Place in the row. */
  place: number
  label: string
  align?: 'left' | 'right' | undefined
  /** Place of the cell that stands below; `null` when there is none. */
  under: number | null
}

/** The columns that have a heading. A column that stands below the one before it has none; the first one always has. */
export function shownColumns(columns: readonly Column[]): ShownColumn[] {
  const shown: ShownColumn[] = []
  for (const [place, { label, align, under }] of columns.entries()) {
    const before = shown.at(-1)
    if (under && before?.under === null) before.under = place
    else shown.push({ place, label, align, under: null })
  }
  return shown
}
