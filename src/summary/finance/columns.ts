import { lineOf } from './labels.data.ts'
import { readCell } from './read-cell.ts'
import { type Period, periodOf } from './period.ts'
import { lastDayOf, monthsOfHeadings, readBareMonth, readMonth } from './read-months.ts'
import { MONTHS } from './year.ts'

export type CsvRow = readonly string[]

/** The meaning of a statement's columns. */
export interface CsvColumns {
  /** The row above the figures; it has no figures itself. */
  heading: CsvRow | null
  /** The index of each column's month in the year; empty: the file is not by month. */
  places: readonly (number | null)[]
  /** The column of the newest year, where there are several; -1: months without years that make no whole year, of which nothing is read. */
  newest: number | null
  /** There is more than one year: an empty cell of the newest is not filled from another. */
  several: boolean
  /** Columns of account numbers. */
  skipped: ReadonlySet<number>
  /** The period of the figures. */
  period: Period | null
}

const CODE = /^(?:account )?(?:code|no\.?|number|id)$/iu
const YEAR = /^(?:fy ?)?((?:19|20)\d{2})$/iu

/** Finds the meaning of each column, by the lines above the first figure. */
export function columnsOf(rows: readonly CsvRow[]): CsvColumns {
  const first = rows.findIndex(isFigure)
  const above = first < 0 ? rows : rows.slice(0, first)
  const heading = above.find(isHeading) ?? null
  const titles = above.filter((row) => row !== heading || timesIn(row) === 1)
  const period = titles.flatMap((row) => periodOf(row.join(' ').trim()) ?? [])[0] ?? null
  const skipped = new Set(
    above.flatMap((row) => row.flatMap((cell, at) => (CODE.test(cell.trim()) ? [at] : []))),
  )
  const none = { heading, places: [], newest: null, several: false, skipped, period }
  return heading ? { ...none, ...timesOf(heading, period) } : none
}

type Times = Pick<CsvColumns, 'places' | 'newest' | 'several' | 'period'>

function timesOf(heading: CsvRow, given: Period | null): Times {
  const bare = barePlaces(heading)
  if (bare) return { places: bare, newest: null, several: false, period: given }
  const ends = heading.map((cell, at) => (at === 0 ? null : endOf(cell)))
  const last = Math.max(...ends.map((end) => end ?? 0))
  const places = monthsOfHeadings(heading, lastDayOf(last))
  const months = new Set(places.filter((place) => place !== null)).size
  if (months > 1) return { places, newest: null, several: false, period: { end: lastDayOf(last), months } }
  const newest = ends.indexOf(last)
  const several = ends.filter((end) => end !== null).length > 1
  return { places: [], newest, several, period: given ?? headingPeriod(heading[newest] ?? '') }
}

const isFigure = (row: CsvRow): boolean =>
  row.some((cell) => lineOf(cell) !== null) && row.some((cell) => isAmount(cell))

/** Two or more periods beside each other, or one without a figure before it: `Account,2026`. */
function isHeading(row: CsvRow): boolean {
  const times = timesIn(row)
  return times > 0 && !row.some((cell) => endOf(cell) === null && isAmount(cell))
}

/** Titles are in the first column. */
const timesIn = (row: CsvRow): number =>
  row.slice(1).filter((cell) => endOf(cell) !== null || readBareMonth(cell) !== null).length

const isAmount = (cell: string): boolean => readCell(cell) !== null

/** The last month of a heading's period, counted as by {@link readMonth}. */
function endOf(cell: string): number | null {
  const [, year = ''] = YEAR.exec(cell.trim()) ?? []
  if (year !== '') return Number(year) * MONTHS + MONTHS - 1
  return readMonth(cell) ?? readMonth(periodOf(cell)?.end ?? '')
}

/** A heading with a day or a range; a bare year does not show when it ends. */
function headingPeriod(cell: string): Period | null {
  const month = readMonth(cell)
  return periodOf(cell) ?? (month === null ? null : { end: lastDayOf(month), months: null })
}

/** Twelve months without years, the year's last one last. */
function barePlaces(heading: CsvRow): (number | null)[] | null {
  const months = heading.map(readBareMonth)
  const known = months.filter((month) => month !== null)
  const last = known.at(-1)
  if (last === undefined || new Set(known).size !== MONTHS) return null
  return months.map((month) => (month === null ? null : (month - last - 1 + 2 * MONTHS) % MONTHS))
}
