/** A list of a check that an owner can keep as a spreadsheet. */
export interface Spreadsheet {
  name: string
  /** Where the API gives it. */
  href: string
}

const SPREADSHEETS: Readonly<Record<string, Spreadsheet>> = {
  'broken-links': { name: 'broken_links.csv', href: '/api/checks/broken-links/broken_links.csv' },
}

/** The spreadsheet of a check; `null` when it has none. */
export const spreadsheetOf = (check: string): Spreadsheet | null => SPREADSHEETS[check] ?? null
