import { monthsOf } from '#summary/finance/year.ts'

const csvFile = (text: string) => ({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Two figures of a year, and a line that is part of another. */
export const YEAR_FILE = csvFile(
  'For the year ended 30 June 2026\nTotal Income,"400,000.00"\nTotal Cost of Sales,160000\nWages,1\n',
)
/** Cash by month alone, of which no figure of the year is made. */
export const CASH_FILE = csvFile(
  `Month,${monthsOf('2025-06-30').join(',')}\nClosing balance${',7'.repeat(12)}\n`,
)
/** The beginning of a spreadsheet. */
export const WORKBOOK = {
  name: 'x.xlsx',
  mimeType: 'application/zip',
  buffer: Buffer.from('PK\u0003\u0004'),
}
