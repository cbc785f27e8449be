import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import classes from './ads.module.css'

export interface FigureColumn {
  id: string
  title: string
  isFigure: boolean
}

export interface FigureRow {
  id: string
  name: string
  detail: string
  /** A state in a word with its shape. */
  pill?: ReactNode
}

interface FigureTableProps {
  name: string
  /** Without the name and the state, which every row begins with. */
  columns: readonly FigureColumn[]
  nameTitle: string
  /** `null`: rows have no state. */
  pillTitle: string | null
  count: number
  rowAt: (place: number) => FigureRow
  textAt: (place: number, column: number) => string
  menuAt: (place: number) => ReactNode
  /** Of all rows, one for each column; empty where there is none. `null`: no totals. */
  totals: readonly string[] | null
  sorting: { column: string; isDown: boolean } | null
  onSort: (column: string) => void
}

const ROW = 73
const BEYOND = 8

/** A table of any length: only the rows near the window are on the page. A card for each row on a phone. */
export function FigureTable(props: FigureTableProps) {
  const { name, columns, nameTitle, pillTitle, count, rowAt, textAt, menuAt, totals, sorting, onSort } = props
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  const hasPill = pillTitle !== null
  const heads = [
    { id: 'name', title: nameTitle, isFigure: false },
    ...(hasPill ? [{ id: 'status', title: pillTitle, isFigure: false }] : []),
    ...columns,
  ]
  return (
    <div ref={place} className={classes.scroll} tabIndex={0} role="region" aria-label={`${name}, table`}>
      <table className={classes.table} aria-rowcount={count + 1}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {heads.map((head) => (
              <Head key={head.id} {...head} sorting={sorting} onSort={onSort} />
            ))}
            <th className={classes.menuCell}>
              <VisuallyHidden>More</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden className={classes.room} style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rowAt(index)
            return (
              <tr key={row.id} data-index={index} ref={virtual.measureElement} aria-rowindex={index + 2}>
                <th scope="row" className={classes.name}>
                  {row.name}
                  {row.detail !== '' && <span>{row.detail}</span>}
                </th>
                {hasPill && <td className={classes.pillCell}>{row.pill}</td>}
                {columns.map(({ id, title, isFigure }, column) => (
                  <td key={id} data-label={title} className={clsx(isFigure && classes.figure)}>
                    {textAt(index, column)}
                  </td>
                ))}
                <td className={classes.menuCell}>{menuAt(index)}</td>
              </tr>
            )
          })}
          {after > 0 && <tr aria-hidden className={classes.room} style={{ height: after }} />}
        </tbody>
        {totals !== null && (
          <tfoot>
            <tr>
              <th scope="row" className={classes.name}>
                All {count}
              </th>
              {hasPill && <td className={classes.pillCell} />}
              {columns.map(({ id, title, isFigure }, column) => (
                <td key={id} data-label={title} className={clsx(isFigure && classes.figure)}>
                  {totals[column]}
                </td>
              ))}
              <td className={classes.menuCell} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Head({
  id,
  title,
  isFigure,
  sorting,
  onSort,
}: FigureColumn & Pick<FigureTableProps, 'sorting' | 'onSort'>) {
  const isHere = sorting?.column === id
  const icon = !isHere ? IconArrowsSort : sorting.isDown ? IconArrowDown : IconArrowUp
  const order = !isHere ? 'none' : sorting.isDown ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={order} className={clsx(isFigure && classes.figure)}>
      <button type="button" onClick={() => onSort(id)}>
        {title}
        <Icon of={icon} size={16} />
      </button>
    </th>
  )
}
