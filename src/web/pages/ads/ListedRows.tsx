import { useCallback, useMemo } from 'react'
import type { AdsColumn } from '#ads/columns.ts'
import { findRows, type ListQuestion, nextAdsSorting, sortRows } from '#ads/list.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import { countText } from '#core/format/counts.ts'
import { FigureTable } from '#web/kit/ads/FigureTable.tsx'
import { type RowAction, RowButtons, RowMenu } from '#web/kit/ads/RowMenu.tsx'
import { NoRows, RowsFoot } from '#web/kit/surface/Toolbar.tsx'
import { StatePill } from './StatePill.tsx'

interface ListedRowsProps<Row> {
  title: string
  tab: TabRows<Row>
  rows: readonly Row[]
  isCut: boolean
  question: ListQuestion
  onQuestion: (change: (last: ListQuestion) => ListQuestion) => void
  columns: readonly AdsColumn<Row>[]
  hasStates: boolean
  /** Of the figures; `null` where the rows have none. */
  dates: string | null
  actionsOf: (row: Row) => readonly RowAction[]
  areActionsShown: boolean
}

/** The rows that pass search and filter, in their order, with totals and how many they are. */
export function ListedRows<Row>(props: ListedRowsProps<Row>) {
  const { title, tab, rows, isCut, question, onQuestion, columns, hasStates, dates } = props
  const { search, filter, sorting } = question
  const found = useMemo(() => findRows(rows, { search, filter }, tab), [rows, search, filter, tab])
  const listed = useMemo(() => sortRows(found, sorting, tab), [found, sorting, tab])
  const figures = useMemo(
    () => columns.filter((column) => column.id !== 'name' && !(hasStates && column.id === 'status')),
    [columns, hasStates],
  )
  const totals = useMemo(() => {
    const texts = figures.map(({ total }) => total?.(found) ?? '')
    return texts.some((text) => text !== '') ? texts : null
  }, [figures, found])
  const { actionsOf, areActionsShown } = props
  const shown = useMemo(() => {
    const Actions = areActionsShown ? RowButtons : RowMenu
    return {
      columns: figures,
      rowAt: (place: number) => shownRow(listed[place], tab),
      textAt: (place: number, column: number) => cellText(listed[place], figures[column]),
      menuAt: (place: number) => {
        const row = listed[place]
        return row === undefined ? null : <Actions name={tab.nameOf(row)} actions={actionsOf(row)} />
      },
    }
  }, [listed, figures, tab, actionsOf, areActionsShown])
  const onSort = useCallback(
    (columnId: string) => {
      const column = tab.columns.find((known) => known.id === columnId)
      if (column) onQuestion((last) => ({ ...last, sorting: nextAdsSorting(last.sorting, column) }))
    },
    [tab, onQuestion],
  )
  return (
    <>
      {listed.length === 0 ? (
        <NoRows>No results</NoRows>
      ) : (
        <FigureTable
          name={title}
          nameTitle={tab.columns[0]?.title ?? ''}
          pillTitle={hasStates ? 'Status' : null}
          count={listed.length}
          {...shown}
          totals={totals}
          sorting={sorting}
          onSort={onSort}
        />
      )}
      <RowsFoot>
        <span role="status">
          {countText(listed.length)} of {countText(rows.length)}
          {isCut && ', the first that Google gave'}
          {dates !== null && `, ${dates}`}
        </span>
        <span>Changes may take several weeks to have an effect</span>
      </RowsFoot>
    </>
  )
}

function shownRow<Row>(row: Row | undefined, tab: TabRows<Row>) {
  if (row === undefined) return { name: '', detail: '' }
  const state = tab.stateOf(row)
  return {
    name: tab.nameOf(row),
    detail: tab.detailOf(row),
    pill: state === null ? null : <StatePill state={state} />,
  }
}

const cellText = <Row,>(row: Row | undefined, column: TabRows<Row>['columns'][number] | undefined): string =>
  row === undefined || column === undefined ? '' : column.text(row)
