import { rowsOfBankSummary } from './bank-summary.ts'
import { type CsvColumns, columnsOf, type CsvRow } from './columns.ts'
import { derive } from './derive.ts'
import type { StatementFigureId } from '#core/finances.ts'
import { type StatementLine, lineOf, type TotalId } from './labels.data.ts'
import { amountOfYear, monthsOfLine } from './line-amounts.ts'
import { fillTotals, type Totals } from './fill-totals.ts'
import type { Month } from './year.ts'

/** The figures in a file. Nothing is stored until the owner has reviewed and saved them. */
export interface ImportedFigures {
  /** The last day of the year, where the file has it. */
  yearEnding: string | null
  /** How many months the figures cover, where the file shows it. */
  covered: number | null
  figures: Partial<Record<StatementFigureId, number>>
  /** Twelve, or none. */
  months: Month[]
  /** Lines with an amount that were not read, by their labels in the file. */
  left: string[]
  /** Totals that differ between the file and ours, in whole cents. */
  differences: { label: string; inFile: number; worked: number }[]
}

/** Costs and debts are positive, whichever sign a program gives them. */
const OUTGOING: ReadonlySet<StatementFigureId> = new Set<StatementFigureId>([
  'directCosts',
  'expenses',
  'creditors',
  'otherCurrentLiabilities',
  'longTermLiabilities',
  'cashSpent',
])
const DEBTS: ReadonlySet<TotalId> = new Set<TotalId>(['currentLiabilities', 'totalLiabilities'])
const LETTER = /\p{L}/u
const DIGIT = /\d/u

/**
 * Reads a statement's rows, each a label followed by its amounts, as accounting programs export them: a year's column, one for
 * each of several years, of which the newest counts, or one for each month. A line is recognised by its label (`labels.data.ts`); a
 * total counts before one of its lines, else the first of two.
 */
export function importFigures(all: readonly CsvRow[]): ImportedFigures {
  const rows = rowsOfBankSummary(all)
  const columns = columnsOf(rows)
  const reading = new Reading(columns)
  for (const row of rows) if (row !== columns.heading) reading.take(row)
  const { end = null, months = null } = columns.period ?? {}
  return { yearEnding: end, covered: months, ...reading.end() }
}

/** A line that is read. Its cells are in their columns. */
interface Taken {
  label: string
  cells: CsvRow
  cents: number
}
type FigureLine = Extract<StatementLine, { figure: StatementFigureId }>

class Reading {
  readonly #columns: CsvColumns
  readonly #lines = new Map<StatementFigureId, Taken & { isTotal: boolean }>()
  readonly #more: Taken[] = []
  readonly #totals: Totals = new Map()
  readonly #left: string[] = []
  #closing: CsvRow = []

  constructor(columns: CsvColumns) {
    this.#columns = columns
  }

  take(row: CsvRow): void {
    const at = row.findIndex((cell) => LETTER.test(cell))
    const label = (row[at] ?? '').trim()
    const line = lineOf(label)
    const cells = row.map((cell, column) => (column > at ? cell : ''))
    const cents = amountOfYear(cells, idOf(line), this.#columns)
    if (cents === null) return line !== null && this.#isUnread(cells) ? this.#leave(label) : undefined
    if (line === null) return this.#leave(label)
    const taken = { label, cells, cents }
    if ('figure' in line) return this.#takeFigure(line, taken)
    if (!this.#totals.has(line.total)) this.#totals.set(line.total, taken)
    if (line.total === 'closingCash') this.#closing = cells
  }

  end(): Omit<ImportedFigures, 'yearEnding' | 'covered'> {
    const figures: ImportedFigures['figures'] = {}
    for (const [id, { cents }] of this.#lines) figures[id] = OUTGOING.has(id) ? Math.abs(cents) : cents
    for (const { cents } of this.#more) figures.expenses = (figures.expenses ?? 0) + Math.abs(cents)
    fillTotals(figures, this.#totals)
    const derived = derive({ figures })
    const differences = [...this.#totals].flatMap(([id, { label, cents }]) => {
      const worked = derived[id]
      const inFile = DEBTS.has(id) ? Math.abs(cents) : cents
      return worked === null || worked === inFile ? [] : [{ label, inFile, worked }]
    })
    return { figures, months: this.#months(), left: this.#left, differences }
  }

  #takeFigure({ figure, isTotal, isMore }: FigureLine, taken: Taken): void {
    if (isMore) return void this.#more.push(taken)
    const before = this.#lines.get(figure)
    if (before && (before.isTotal || !isTotal)) return this.#leave(taken.label)
    if (before) this.#leave(before.label)
    this.#lines.set(figure, { ...taken, isTotal })
  }

  /** The cell of the amount is not empty. */
  #isUnread(cells: CsvRow): boolean {
    const { newest, several } = this.#columns
    return cells.some((cell, at) => DIGIT.test(cell) && (!several || at === newest))
  }

  #leave(label: string): void {
    if (label !== '') this.#left.push(label)
  }

  #months(): Month[] {
    const of = (cells: CsvRow | undefined) => monthsOfLine(cells ?? [], this.#columns)
    const income = of(this.#lines.get('income')?.cells)
    const costs = [this.#lines.get('directCosts'), this.#lines.get('expenses'), ...this.#more].map((line) =>
      of(line?.cells),
    )
    const closing = of(this.#closing)
    const bank = of(this.#lines.get('bank')?.cells)
    const months = income.map((amount, index) => ({
      income: amount,
      costs: together(costs.map((line) => line[index] ?? null)),
      cash: bank[index] ?? closing[index] ?? null,
    }))
    return months.some(({ income: earned, costs: spent, cash }) => (earned ?? spent ?? cash) !== null)
      ? months
      : []
  }
}

const idOf = (line: StatementLine | null) =>
  line === null ? null : 'figure' in line ? line.figure : line.total

function together(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + Math.abs(amount), 0)
}
