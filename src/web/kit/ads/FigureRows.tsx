import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { countText } from '#core/format/counts.ts'
import classes from './figure-table.module.css'

export interface FigureColumn {
  id: string
  title: string
  isFigure: boolean
}

export interface FigureRow {
  name: string
  detail: string
  /** A state in a word with its shape. */
  pill?: ReactNode
}

/** What the rows of a table show. The functions stay the same while the rows do, so that scrolling draws no row again. */
export interface FigureRowsShown {
  /** Without the name and the state, which every row begins with. */
  columns: readonly FigureColumn[]
  hasPill: boolean
  rowAt: (place: number) => FigureRow
  textAt: (place: number, column: number) => string
  menuAt: (place: number) => ReactNode
}

interface FigureRowViewProps extends FigureRowsShown {
  place: number
  measure: (element: HTMLElement | null) => void
}

/** One row; a card on a phone. */
export const FigureRowView = memo(function FigureRowView(props: FigureRowViewProps) {
  const { place, measure, columns, hasPill, rowAt, textAt, menuAt } = props
  const { name, detail, pill } = rowAt(place)
  return (
    <tr data-index={place} ref={measure} aria-rowindex={place + 2}>
      <th scope="row" className={classes.name}>
        {name}
        {detail !== '' && <span>{detail}</span>}
      </th>
      {hasPill && <td className={classes.pillCell}>{pill}</td>}
      {columns.map(({ id, title, isFigure }, column) => (
        <td key={id} data-label={title} className={clsx(isFigure && classes.figure)}>
          {textAt(place, column)}
        </td>
      ))}
      <td className={classes.menuCell}>{menuAt(place)}</td>
    </tr>
  )
})

interface TotalsRowProps extends Pick<FigureRowsShown, 'columns' | 'hasPill'> {
  count: number
  /** One for each column; empty where there is none. */
  totals: readonly string[]
}

/** All rows together. */
export const TotalsRow = ({ count, totals, columns, hasPill }: TotalsRowProps) => (
  <tr>
    <th scope="row" className={classes.name}>
      All {countText(count)}
    </th>
    {hasPill && <td className={classes.pillCell} />}
    {columns.map(({ id, title, isFigure }, column) => (
      <td key={id} data-label={title} className={clsx(isFigure && classes.figure)}>
        {totals[column]}
      </td>
    ))}
    <td className={classes.menuCell} />
  </tr>
)
