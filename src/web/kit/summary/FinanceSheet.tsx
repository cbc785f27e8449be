import type { Chart } from '#core/chart/chart.ts'
import { ChartView } from '../chart/ChartView.tsx'
import { Note } from '../surface/Note.tsx'
import { Statement, type StatementTable } from './Statement.tsx'
import classes from './sheet.module.css'

export interface FinanceContent {
  /** Heading of each column: "30 Jun 2026". */
  years: readonly string[]
  /** The source of the figures. */
  note: string
  tables: readonly StatementTable[]
  charts: readonly Chart[]
  /** The figures of the charts, for print: on a screen each chart has its own. */
  months: (StatementTable & { heads: readonly string[] }) | null
  /** Contradictions between figures: shown to the owner only, to be corrected before the summary is given away. */
  remarks: readonly string[]
}

/** The financial reports: charts first, then each statement. */
export const FinanceSheet = ({ years, note, tables, charts, months, remarks }: FinanceContent) => (
  <div className={classes.finance}>
    <p className={classes.note}>{note}</p>
    {remarks.length > 0 && (
      <div className={classes.screen}>
        <Note tone="warning" lead="A bank would ask about this.">
          {remarks.join(' ')}
        </Note>
      </div>
    )}
    {charts.map((chart) => (
      <ChartView key={chart.title} chart={chart} />
    ))}
    <div className={classes.statements}>
      {tables.map((table) => (
        <Statement key={table.title} table={table} years={years} />
      ))}
    </div>
    {months && (
      <div className={classes.paper}>
        <Statement table={months} years={months.heads} />
      </div>
    )}
  </div>
)
