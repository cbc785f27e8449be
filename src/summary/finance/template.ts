import { ASKED, FIGURES } from './figures.ts'
import { monthsOf } from './year.ts'

/** A file to fill in, with a line for every figure, and a second one with a column for each month. */
export function templateOf(yearEnding: string): { year: string; months: string } {
  const lines = ASKED.flatMap(({ figures }) => figures.map((id) => FIGURES[id].label))
  const empty = ','.repeat(monthsOf(yearEnding).length)
  return {
    year: csv([`Year ending,${yearEnding}`, ...lines.map((label) => `${label},`)]),
    months: csv([
      `Month,${monthsOf(yearEnding).join(',')}`,
      ...['Income', 'Direct costs', 'Operating expenses', 'Closing balance'].map((label) => label + empty),
    ]),
  }
}

/** RFC 4180 ends every line with CRLF. */
const csv = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')
