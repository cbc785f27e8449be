import { csvSheet } from '#core/format/csv.ts'
import { sampleFileName } from '#core/sample-files.ts'
import type { AdsColumn } from './columns.ts'

interface SheetOf<Row> {
  columns: readonly AdsColumn<Row>[]
  rows: readonly Row[]
  /** What the rows are of: `Campaigns, 22 Oct to 20 Nov 2026`. */
  title: string
  isSample: boolean
}

const SAMPLE = 'Sample data'

/** A CSV file of what is on the screen. The sample says in its first line what it is. */
export function adsSheet<Row>({ columns, rows, title, isSample }: SheetOf<Row>): string {
  const cells = ({ inSheet, text }: AdsColumn<Row>, row: Row): string => (inSheet ?? text)(row)
  return csvSheet([
    [isSample ? `${SAMPLE}: ${title}` : title],
    columns.map((column) => column.titleInSheet ?? column.title),
    ...rows.map((row) => columns.map((column) => cells(column, row))),
  ])
}

/** The file's name: `ads-campaigns-2026-11-20.csv`. */
export function sheetName(tab: string, day: string, isSample: boolean): string {
  const name = `ads-${tab}-${day}.csv`
  return isSample ? sampleFileName(name) : name
}
