import { useCallback, useMemo } from 'react'
import type { AdsColumn } from '#ads/columns.ts'
import { findPlaces, type ListQuestion, nextAdsSorting, sortPlaces } from '#ads/list.ts'
import type { PreparedRows } from '#ads/prepared-rows.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import { countText } from '#core/format/counts.ts'
import { FigureTable } from '#web/kit/ads/FigureTable.tsx'
import { type RowAction, RowButtons, RowMenu } from '#web/kit/ads/RowMenu.tsx'
import { NoRows, RowsFoot } from '#web/kit/surface/Toolbar.tsx'
import { StatePill } from './StatePill.tsx'

interface ListedRowsProps<Row> {
  title: string
  tab: TabRows<Row>
  prepared: PreparedRows<Row>
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
  const { title, tab, prepared, isCut, question, onQuestion, columns, hasStates, dates } = props
  const { search, filter, sorting } = question
  const { rows } = prepared
  const found = useMemo(() => findPlaces(prepared, { search, filter }, tab), [prepared, search, filter, tab])
  const listed = useMemo(() => sortPlaces(found, sorting, prepared, tab), [found, sorting, prepared, tab])
  const figures = useMemo(
    () => columns.filter((column) => column.id !== 'name' && !(hasStates && column.id === 'status')),
    [columns, hasStates],
  )
  const totals = useMemo(() => {
    const added = rowsAt(rows, found)
    const texts = figures.map(({ total }) => total?.(added) ?? '')
    return texts.some((text) => text !== '') ? texts : null
  }, [figures, rows, found])
  const { actionsOf, areActionsShown } = props
  const shown = useMemo(() => {
    const Actions = areActionsShown ? RowButtons : RowMenu
    const rowOf = (turn: number): Row | undefined => rows[listed[turn] ?? -1]
    return {
      columns: figures,
      rowAt: (turn: number) => shownRow(rowOf(turn), tab),
      textAt: (turn: number, column: number) => cellText(rowOf(turn), figures[column]),
      menuAt: (turn: number) => {
        const row = rowOf(turn)
        return row === undefined ? null : <Actions name={tab.nameOf(row)} actions={actionsOf(row)} />
      },
    }
  }, [rows, listed, figures, tab, actionsOf, areActionsShown])
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

/** All of them are the same list each time, which is added up once. */
const rowsAt = <Row,>(rows: readonly Row[], places: readonly number[]): readonly Row[] =>
  places.length === rows.length ? rows : places.flatMap((place) => rows[place] ?? [])

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
