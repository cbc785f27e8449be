import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { memo, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowDown, IconArrowUp } from '../icons.ts'
import classes from './figure-table.module.css'
import { type FigureColumn, type FigureRowsShown, FigureRowView, TotalsRow } from './FigureRows.tsx'

interface FigureTableProps extends Omit<FigureRowsShown, 'hasPill'> {
  name: string
  nameTitle: string
  /** `null`: rows have no state. */
  pillTitle: string | null
  count: number
  /** Of all rows, one for each column; empty where there is none. `null`: no totals. */
  totals: readonly string[] | null
  sorting: { column: string; isDown: boolean } | null
  onSort: (column: string) => void
}

/** Rows above and below the window that are on the page as well; a card is some four rows high. */
const BEYOND = { rows: 6, cards: 2 }
/** So many rows are all on the page, also those below the window: a search of the browser finds them. Those in the window come first. */
const SHORT = 30
/** Whoever types a search or chooses one filter after the other does not wait for them. */
const WHOLE_AFTER_MS = 300
const PHONE = '(max-width: 767px)'

/** The usual height of a row: rows are measured when they are shown. */
function usualHeight(isPhone: boolean, columns: number, hasPill: boolean): number {
  if (!isPhone) return 74
  return 70 + (hasPill ? 36 : 0) + 54 * Math.ceil(columns / 3)
}

/** A table of any length: only the rows near the window are on the page. A card for each row on a phone. */
export const FigureTable = memo(function FigureTable(props: FigureTableProps) {
  const { name, columns, nameTitle, pillTitle, count, rowAt, textAt, menuAt, totals, sorting, onSort } = props
  const place = useRef<HTMLDivElement>(null)
  const top = useTop(place)
  const hasPill = pillTitle !== null
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const height = usualHeight(isPhone, columns.length, hasPill)
  const isWhole = useIsWhole(count, rowAt)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: isWhole ? SHORT : isPhone ? BEYOND.cards : BEYOND.rows,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  const heads = [
    { id: 'name', title: nameTitle, isFigure: false },
    ...(hasPill ? [{ id: 'status', title: pillTitle, isFigure: false }] : []),
    ...columns,
  ]
  const shown = { columns, hasPill, rowAt, textAt, menuAt }
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
          {items.map(({ index }) => (
            <FigureRowView key={index} place={index} measure={virtual.measureElement} {...shown} />
          ))}
          {after > 0 && <tr aria-hidden className={classes.room} style={{ height: after }} />}
        </tbody>
        {totals !== null && (
          <tfoot>
            <TotalsRow count={count} totals={totals} columns={columns} hasPill={hasPill} />
          </tfoot>
        )}
      </table>
    </div>
  )
})

/** Whether all rows are to be on the page: a short list's, once those near the window are shown. */
function useIsWhole(count: number, rowAt: FigureRowsShown['rowAt']): boolean {
  const [shown, setShown] = useState<FigureRowsShown['rowAt'] | null>(null)
  const isShort = count <= SHORT
  useEffect(() => {
    if (!isShort) return
    const timer = setTimeout(() => startTransition(() => setShown(() => rowAt)), WHOLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isShort, rowAt])
  return isShort && shown === rowAt
}

/** How far below the top of the page an element begins. What is above it may open or arrive later. */
function useTop(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const read = () => setTop(Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [place])
  return top
}

function Head({
  id,
  title,
  isFigure,
  sorting,
  onSort,
}: FigureColumn & Pick<FigureTableProps, 'sorting' | 'onSort'>) {
  const isHere = sorting?.column === id
  const order = !isHere ? 'none' : sorting.isDown ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={order} className={clsx(isFigure && classes.figure)}>
      <button type="button" onClick={() => onSort(id)}>
        {title}
        {isHere && <Icon of={sorting.isDown ? IconArrowDown : IconArrowUp} size={16} />}
      </button>
    </th>
  )
}
