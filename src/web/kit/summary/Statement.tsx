import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import classes from './sheet.module.css'

export interface StatementTable {
  title: string
  /** `from`: where each cell's figure comes from, shown below it; empty: not said. */
  rows: readonly {
    label: string
    cells: readonly string[]
    from?: readonly string[] | undefined
    total: boolean
  }[]
}

interface StatementProps {
  table: StatementTable
  /** Heading of each column of figures: "30 Jun 2026". */
  years: readonly string[]
}

/** A financial statement, a column for each year. */
export function Statement({ table, years }: StatementProps) {
  const id = useId()
  return (
    <div className={classes.statement} role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{table.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Line</VisuallyHidden>
            </th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, cells, from = [], total }, row) => (
            <tr key={row} className={total ? classes.total : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  {cell}
                  {from[index] && <span className={classes.from}>{from[index]}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
