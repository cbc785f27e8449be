import { useCallbackRef, useLocalStorage } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { FIGURE_IDS } from '#ads/figures.ts'
import { ALL_LISTED, findPlaces, firstColumns, sheetColumns, shownAdsColumns, sortPlaces } from '#ads/list.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import type { RowAction } from '#web/kit/ads/RowMenu.tsx'
import { saveText } from '#web/kit/fix/save-text.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { useAds } from './ads-context.ts'
import { datesWords } from './dates-words.ts'
import { ListedRows } from './ListedRows.tsx'
import { TabTools } from './TabTools.tsx'
import { usePrepared } from './use-prepared.ts'

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
  const prepared = usePrepared(rows, tab)
  const [question, setQuestion] = useState(ALL_LISTED)
  // Letters are shown before the rows that they find; an order or a filter comes with its rows, a frame earlier.
  const search = useDeferredValue(question.search)
  const listed = useMemo(() => ({ ...question, search }), [question, search])
  const [isCharted, setCharted] = useState(false)
  const [chosen, setChosen] = useLocalStorage({
    key: `fettle-ads-columns-${id}`,
    defaultValue: [...firstColumns(tab.columns)],
    getInitialValueInEffect: false,
  })
  const columns = useMemo(() => shownAdsColumns(tab.columns, chosen), [tab, chosen])
  const hasFigures = tab.columns.some(({ id: column }) => FIGURE_IDS.some((figure) => figure === column))
  const dates = useMemo(() => (hasFigures ? datesWords(period, today) : null), [hasFigures, period, today])
  const isSample = answer.mode === 'sample'
  const onChart = useCallback(() => setCharted((last) => !last), [])
  const save = async () => {
    const { adsSheet, sheetName } = await import('#ads/sheet.ts')
    const places = sortPlaces(findPlaces(prepared, question, tab), question.sorting, prepared, tab)
    const saved = places.flatMap((place) => rows[place] ?? [])
    const of = dates === null ? title : `${title}, ${dates}`
    const sheet = adsSheet({ columns: sheetColumns(tab.columns, chosen), rows: saved, title: of, isSample })
    saveText(sheetName(id, today, isSample), sheet, 'text/csv')
  }
  // Always the same function, so that the tools are not drawn again with each letter of a search.
  const onSave = useCallbackRef(() => void save())
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
          onChart={onChart}
          onSave={onSave}
        />
        <ListedRows
          title={title}
          tab={tab}
          prepared={prepared}
          isCut={isCut}
          question={listed}
          onQuestion={setQuestion}
          columns={columns}
          hasStates={hasStates}
          dates={dates}
          actionsOf={actionsOf}
          areActionsShown={areActionsShown}
        />
      </Card>
    </>
  )
}
