import { importFile } from '#core/format/csv.ts'
import { ASKED_FIGURES, FIGURES } from './figures.ts'
import { monthsOf } from './year.ts'

const { income, directCosts, expenses } = FIGURES
/** The last is asked for by the month only: of a year it is calculated. */
const MONTHLY = [income.label, directCosts.label, expenses.label, 'Closing balance']

/** A file to fill in, with a line for every figure, and a second one with a column for each month. */
export function templateOf(yearEnding: string): { year: string; months: string } {
  const labels = ASKED_FIGURES.flatMap(({ figures }) => figures.map((id) => FIGURES[id].label))
  const months = monthsOf(yearEnding)
  return {
    year: importFile([['Year ending', yearEnding], ...labels.map((label) => [label, ''])]),
    months: importFile([['Month', ...months], ...MONTHLY.map((label) => [label, ...months.map(() => '')])]),
  }
}
