import { CsvError, parse } from 'csv-parse/sync'
import { importFigures } from '#summary/finance/import.ts'
import { summaryCalls } from '../contract/summary.ts'
import { AppError } from '../http/error.ts'
import { notValid } from '../http/upload.ts'
import { named, Resource } from '../http/routing.ts'

/** Most lines that are read; a statement has a hundred or so. */
const MOST_ROWS = 2_000
const TOO_LONG = 'This file has too many lines. Please upload the statement, not the list of transactions.'
const HEAD_LINES = 20
const LINE_END = /\r\n?|\n/u
const DELIMITERS = ['\t', ';', ','] as const

export const summaryFigureRoutes = new Resource().on(
  named(summaryCalls, 'POST /summary/figures'),
  async ({ body }) => {
    const rows = rowsOf(body.csv)
    if (rows.length > MOST_ROWS) throw new AppError(422, 'invalid', TOO_LONG)
    return importFigures(rows)
  },
)

/** The rows of a CSV file (RFC 4180). Statements have rows of different lengths. Throws 422 for an unreadable file. */
function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    })
  } catch (error) {
    if (error instanceof CsvError) throw notValid()
    throw error
  }
}

/** Figures contain no tabs and semicolons, so a file with one between most of its cells uses it as the delimiter. */
function delimiterOf(csv: string): string {
  const head = csv.split(LINE_END, HEAD_LINES)
  return DELIMITERS.find((mark) => head.filter((line) => line.includes(mark)).length > head.length / 3) ?? ','
}
