import { readAmount, readCount } from './amount.ts'
import { derive } from './derive.ts'
import type { FigureId } from './figures.ts'
import { lineOf, type TotalId } from './labels.data.ts'
import { lastDayOf, placesOf, readMonth } from './read-months.ts'
import { isDay, type Month, MONTHS } from './year.ts'

/** What a file of figures held. Nothing is kept until the owner has looked and saved. */
export interface Imported {
  /** The last day of the year, where the file tells it. */
  yearEnding: string | null
  figures: Partial<Record<FigureId, number>>
  months: Month[]
  /** Lines with an amount that were not taken, as the file calls them. */
  left: string[]
  /** Totals that the file tells differently from ours, in whole cents. */
  differences: { label: string; inFile: number; worked: number }[]
}

type Row = readonly string[]

/** Costs and debts are told as what they are, whichever sign a program gives them. */
const OUTGOING: ReadonlySet<FigureId> = new Set<FigureId>([
  'directCosts',
  'expenses',
  'creditors',
  'otherCurrentLiabilities',
  'longTermLiabilities',
  'cashSpent',
])
/** What stands on a day, not over a time: of several months the last counts. */
const BALANCES: ReadonlySet<string> = new Set<FigureId | TotalId>([
  'bank',
  'debtors',
  'stock',
  'otherCurrentAssets',
  'fixedAssets',
  'creditors',
  'otherCurrentLiabilities',
  'longTermLiabilities',
  'currentAssets',
  'totalAssets',
  'currentLiabilities',
  'totalLiabilities',
  'netAssets',
  'closingCash',
])
const MOST_LEFT = 50

/**
 * Reads a statement's rows, each a label with its amounts behind it, as accounting programs export them: a year's column, or a
 * column for each month below headings that name it. A line is known by its label (`labels.data.ts`); the first of two counts.
 */
export function importFigures(rows: readonly Row[]): Imported {
  const heading = rows.find((row) => row.filter((cell) => readMonth(cell) !== null).length > 1)
  const yearEnding = yearEndingOf(rows, heading)
  const places = heading && yearEnding !== null ? placesOf(heading, yearEnding) : []
  const reading = new Reading(places)
  for (const row of rows) if (row !== heading) reading.take(row)
  return { yearEnding, ...reading.end() }
}

class Reading {
  readonly #places: readonly (number | null)[]
  readonly #figures: Partial<Record<FigureId, number>> = {}
  readonly #totals = new Map<TotalId, { label: string; cents: number }>()
  readonly #months = Array.from({ length: MONTHS }, (): Month => ({ income: null, costs: null, cash: null }))
  readonly #left: string[] = []

  constructor(places: readonly (number | null)[]) {
    this.#places = places
  }

  take([label = '', ...cells]: Row): void {
    const line = lineOf(label)
    const yearly = this.#ofYear(cells, line)
    if (yearly === null) return
    if (line === null) return void (this.#left.length < MOST_LEFT && this.#left.push(label.trim()))
    if ('total' in line) {
      if (!this.#totals.has(line.total)) this.#totals.set(line.total, { label: label.trim(), cents: yearly })
      if (line.total === 'closingCash') this.#byMonth(cells, 'cash', false)
      return
    }
    const { figure } = line
    if (this.#figures[figure] !== undefined) return
    this.#figures[figure] = OUTGOING.has(figure) ? Math.abs(yearly) : yearly
    if (figure === 'income') this.#byMonth(cells, 'income', false)
    if (figure === 'directCosts' || figure === 'expenses') this.#byMonth(cells, 'costs', true)
    if (figure === 'bank') this.#byMonth(cells, 'cash', false)
  }

  end(): Omit<Imported, 'yearEnding'> {
    this.#fill('otherCurrentAssets', 'currentAssets', ['bank', 'debtors', 'stock'])
    this.#fill('otherCurrentLiabilities', 'currentLiabilities', ['creditors'])
    const known = this.#months.some(({ income, costs, cash }) => (income ?? costs ?? cash) !== null)
    return {
      figures: this.#figures,
      months: known ? this.#months : [],
      left: this.#left,
      differences: this.#differences(),
    }
  }

  /** A line's amount for the year: of a balance the last month's (at the start: the first), of anything else the months together. */
  #ofYear(cells: Row, line: ReturnType<typeof lineOf>): number | null {
    const id = line === null ? null : 'figure' in line ? line.figure : line.total
    const read = id === 'invoices' ? readCount : readAmount
    const amounts = cells.map((cell) => {
      const amount = read(cell)
      return amount.ok ? amount.value : null
    })
    const monthly = amounts
      .flatMap((amount, index) => {
        const place = this.#placeOf(index)
        return amount === null || place === null ? [] : [{ amount, place }]
      })
      .toSorted((one, other) => one.place - other.place)
    const [first] = monthly
    if (!first) return amounts.find((amount) => amount !== null) ?? null
    if (id === 'openingCash') return first.amount
    if (id !== null && BALANCES.has(id)) return monthly.at(-1)?.amount ?? null
    return monthly.reduce((sum, { amount }) => sum + amount, 0)
  }

  #byMonth(cells: Row, of: keyof Month, isCost: boolean): void {
    for (const [index, cell] of cells.entries()) {
      const place = this.#placeOf(index)
      const month = place === null ? undefined : this.#months[place]
      const amount = readAmount(cell)
      if (!month || !amount.ok || amount.value === null) continue
      month[of] = isCost ? (month[of] ?? 0) + Math.abs(amount.value) : amount.value
    }
  }

  /** The heading above a cell; labels stand in the first column. */
  #placeOf(cell: number): number | null {
    return this.#places[cell + 1] ?? null
  }

  /** What a total holds beyond the lines that are known, where the file has no line for it. */
  #fill(rest: FigureId, totalId: TotalId, lines: readonly FigureId[]): void {
    const all = this.#totals.get(totalId)?.cents
    if (all === undefined || this.#figures[rest] !== undefined) return
    const more = Math.abs(all) - lines.reduce((sum, line) => sum + (this.#figures[line] ?? 0), 0)
    if (more !== 0) this.#figures[rest] = more
  }

  #differences(): Imported['differences'] {
    const derived = derive({ figures: this.#figures })
    return [...this.#totals].flatMap(([id, { label, cents }]) => {
      const worked = derived[id]
      return worked === null || worked === cents ? [] : [{ label, inFile: cents, worked }]
    })
  }
}

const ENDED = /\b(?:year|as at|period|ended|ending)\b/iu
const DATE = /(\d{1,2}) ([A-Za-z]{3,9}) (\d{4})|(\d{4}-\d{2}-\d{2})/u

/** The last month of the headings, or the date beside words like "for the year ended". */
function yearEndingOf(rows: readonly Row[], heading: Row | undefined): string | null {
  const months = (heading ?? []).flatMap((cell) => readMonth(cell) ?? [])
  if (months.length > 0) return lastDayOf(Math.max(...months))
  const told = rows.map((row) => row.join(' ')).find((text) => ENDED.test(text) && DATE.test(text))
  const dates = [...(told ?? '').matchAll(new RegExp(DATE, 'gu'))]
  const [, day = '', month = '', year = '', iso] = dates.at(-1) ?? []
  const text = iso ?? dayOf(day, month, year)
  return isDay(text) ? text : null
}

function dayOf(day: string, month: string, year: string): string {
  const known = readMonth(`${month} ${year}`)
  return known === null ? '' : `${lastDayOf(known).slice(0, 8)}${day.padStart(2, '0')}`
}
