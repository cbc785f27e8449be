import { useLocalStorage } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { FIGURE_IDS } from '#ads/figures.ts'
import {
  ALL_LISTED,
  firstColumns,
  listRows,
  nextAdsSorting,
  sheetColumns,
  shownAdsColumns,
} from '#ads/list.ts'
import { adsSheet, sheetName } from '#ads/sheet.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import { countText } from '#core/format/counts.ts'
import { FigureTable } from '#web/kit/ads/FigureTable.tsx'
import { type RowAction, RowButtons, RowMenu } from '#web/kit/ads/RowMenu.tsx'
import { saveText } from '#web/kit/fix/save-text.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { NoRows, RowsFoot } from '#web/kit/surface/Toolbar.tsx'
import { useAds } from './ads-context.ts'
import { datesWords } from './dates-words.ts'
import { StatePill } from './StatePill.tsx'
import { TabTools } from './TabTools.tsx'

const MeasuresChart = lazy(async () => ({ default: (await import('./MeasuresChart.tsx')).MeasuresChart }))

interface TabTableProps<Row> {
  /** Its id, for the file's name and the columns that this browser keeps. */
  id: string
  title: string
  /** `a campaign`. */
  one: string
  tab: TabRows<Row>
  rows: readonly Row[]
  isCut: boolean
  hasStates: boolean
  /** The same function while it answers the same, so that rows are not drawn again. */
  actionsOf: (row: Row) => readonly RowAction[]
  /** As buttons in each row; else in a menu. */
  areActionsShown?: boolean
  aside?: ReactNode
}

/** The rows of a tab: found, filtered and sorted here, because all of them are read at once. */
export function TabTable<Row>(props: TabTableProps<Row>) {
  const { id, title, one, tab, rows, isCut, hasStates, actionsOf, areActionsShown = false, aside } = props
  const { answer, today, period } = useAds()
  const [question, setQuestion] = useState(ALL_LISTED)
  const [isCharted, setCharted] = useState(false)
  const asked = useDeferredValue(question)
  const [chosen, setChosen] = useLocalStorage({
    key: `fettle-ads-columns-${id}`,
    defaultValue: [...firstColumns(tab.columns)],
    getInitialValueInEffect: false,
  })
  const listed = useMemo(() => listRows(rows, asked, tab), [rows, asked, tab])
  const columns = useMemo(() => shownAdsColumns(tab.columns, chosen), [tab, chosen])
  const figures = useMemo(
    () => columns.filter((column) => column.id !== 'name' && !(hasStates && column.id === 'status')),
    [columns, hasStates],
  )
  const totals = useMemo(() => figures.map(({ total }) => total?.(listed) ?? ''), [figures, listed])
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
  const hasFigures = tab.columns.some(({ id: column }) => FIGURE_IDS.some((one) => one === column))
  const dates = datesWords(period, today)
  const isSample = answer.mode === 'sample'
  const of = hasFigures ? `${title}, ${dates}` : title
  const save = () =>
    saveText(
      sheetName(id, today, isSample),
      adsSheet({ columns: sheetColumns(tab.columns, chosen), rows: listed, title: of, isSample }),
      'text/csv',
    )
  return (
    <>
      {isCharted && (
        <Suspense fallback={<ListSkeleton groups={1} rows={4} />}>
          <MeasuresChart />
        </Suspense>
      )}
      <Card look="flush" title={title} aside={aside}>
        <TabTools
          one={one}
          columns={tab.columns}
          shown={columns}
          chosen={chosen}
          onChoose={setChosen}
          question={question}
          onQuestion={setQuestion}
          hasStates={hasStates}
          hasFigures={hasFigures}
          isCharted={isCharted}
          onChart={() => setCharted(!isCharted)}
          onSave={save}
        />
        {listed.length === 0 ? (
          <NoRows>No results</NoRows>
        ) : (
          <FigureTable
            name={title}
            nameTitle={tab.columns[0]?.title ?? ''}
            pillTitle={hasStates ? 'Status' : null}
            count={listed.length}
            {...shown}
            totals={totals.some((text) => text !== '') ? totals : null}
            sorting={question.sorting}
            onSort={(columnId) => {
              const column = tab.columns.find((known) => known.id === columnId)
              if (column) setQuestion({ ...question, sorting: nextAdsSorting(question.sorting, column) })
            }}
          />
        )}
        <RowsFoot>
          <span role="status">
            {countText(listed.length)} of {countText(rows.length)}
            {isCut && ', the first that Google gave'}
            {hasFigures && `, ${dates}`}
          </span>
          <span>Changes may take several weeks to have an effect</span>
        </RowsFoot>
      </Card>
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
