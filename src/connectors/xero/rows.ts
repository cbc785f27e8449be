import type { FinanceLine } from '#core/finances.ts'
import { centsOf, financeLabel, moneyLine } from '../business-year.ts'
import type { XeroReport, XeroRow } from './schema.ts'

/** A line of a report with the headings that it is below. */
export interface ReportLine {
  label: string
  /** Title of the section directly around it, in lower case; empty for a grand total. */
  section: string
  /** Which part of the balance sheet it is in, `assets`, `liabilities` or `equity`: the last title of these above it; empty before the first. */
  sheetSection: string
  /** A summary row, or a row of a section without a title. */
  isTotal: boolean
  isSummary: boolean
  /** Cells after the label, as the service wrote them. */
  values: readonly string[]
}

/** A report that is nested deeper is not read: figures of a part of it would not add up. */
const DEEPEST = 8
const SHEET_SECTIONS: ReadonlySet<string> = new Set(['assets', 'liabilities', 'equity'])

/** The lines of a report in order, at whatever depth. In statements, a section without a title has a grand total. Throws {@link UnreadableReport}. */
export function xeroLines(report: XeroReport): ReportLine[] {
  const lines: ReportLine[] = []
  let sheetSection = ''
  const walk = (rows: readonly XeroRow[], section: string, depth: number): void => {
    if (depth > DEEPEST) throw new UnreadableReport()
    for (const { RowType, Title = '', Cells = [], Rows = [] } of rows) {
      if (RowType === 'Header') continue
      if (RowType === 'Section') {
        const title = financeLabel(Title).toLowerCase()
        if (SHEET_SECTIONS.has(title)) sheetSection = title
        walk(Rows, title, depth + 1)
        continue
      }
      const [first, ...rest] = Cells
      const label = financeLabel(first?.Value ?? '')
      const isSummary = RowType === 'SummaryRow'
      const values = rest.map(({ Value }) => Value)
      if (label !== '')
        lines.push({ label, section, sheetSection, isTotal: isSummary || section === '', isSummary, values })
      walk(Rows, section, depth + 1)
    }
  }
  walk(report.Rows, '', 0)
  return lines
}

/** The amount in a column, in cents; `null`: empty. Throws {@link UnreadableReport} for what is no amount. */
export function centsIn({ values }: ReportLine, column = 0): number | null {
  const cents = centsOf(values[column] ?? '')
  if (cents === undefined) throw new UnreadableReport()
  return cents
}

/** A report says something that is no amount, per cent or number, or is nested too deeply. */
export class UnreadableReport extends Error {}

/** A line of money as it is kept; none when the column is empty. */
export function moneyOf(line: ReportLine, column = 0): FinanceLine[] {
  const cents = centsIn(line, column)
  if (cents === null) return []
  const kept = moneyLine(line.label, cents)
  return [line.isTotal ? { ...kept, total: true } : kept]
}
