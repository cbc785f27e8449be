import { Button, NativeSelect } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { FIGURE_IDS } from '#ads/figures.ts'
import { ALL_LISTED, firstColumns, listRows, nextAdsSorting, shownAdsColumns } from '#ads/list.ts'
import { adsSheet, sheetName } from '#ads/sheet.ts'
import type { TabRows } from '#ads/tab-rows.ts'
import { STATUS_FILTER_WORDS, STATUS_FILTERS } from '#core/ads/states.ts'
import { countText } from '#core/format/counts.ts'
import { ColumnChooser } from '#web/kit/ads/ColumnChooser.tsx'
import { FigureTable } from '#web/kit/ads/FigureTable.tsx'
import { type RowAction, RowMenu } from '#web/kit/ads/RowMenu.tsx'
import { AdsTools } from '#web/kit/ads/TableTools.tsx'
import { saveText } from '#web/kit/fix/save-text.ts'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { NoRows, RowsFoot } from '#web/kit/surface/Toolbar.tsx'
import { useAds } from './ads-context.ts'
import { DatesField } from './DatesField.tsx'
import { datesWords } from './dates-words.ts'
import { StatePill } from './StatePill.tsx'

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
  actionsOf: (row: Row) => readonly RowAction[]
  aside?: ReactNode
}

/** The rows of a tab: found, filtered and sorted here, because all of them are read at once. */
export function TabTable<Row>(props: TabTableProps<Row>) {
  const { id, title, one, tab, rows, isCut, hasStates, actionsOf, aside } = props
  const { answer, today, period } = useAds()
  const [question, setQuestion] = useState(ALL_LISTED)
  const asked = useDeferredValue(question)
  const [chosen, setChosen] = useLocalStorage({
    key: `fettle-ads-columns-${id}`,
    defaultValue: [...firstColumns(tab.columns)],
    getInitialValueInEffect: false,
  })
  const listed = useMemo(() => listRows(rows, asked, tab), [rows, asked, tab])
  const columns = useMemo(() => shownAdsColumns(tab.columns, chosen), [tab, chosen])
  const figures = columns.filter((column) => column.id !== 'name' && !(hasStates && column.id === 'status'))
  const totals = useMemo(() => figures.map(({ total }) => total?.(listed) ?? ''), [figures, listed])
  const hasMeasures = tab.columns.some(({ id: column }) => FIGURE_IDS.some((one) => one === column))
  const choices = tab.columns.filter(({ shown }) => shown !== 'always')
  const dates = datesWords(period, today)
  const isSample = answer.mode === 'sample'
  const save = () =>
    saveText(
      sheetName(id, today, isSample),
      adsSheet({ columns, rows: listed, title: hasMeasures ? `${title}, ${dates}` : title, isSample }),
      'text/csv',
    )
  return (
    <Card look="flush" title={title} aside={aside}>
      <AdsTools>
        {hasStates && (
          <NativeSelect
            aria-label="Status"
            value={question.filter}
            data={STATUS_FILTERS.map((value) => ({ value, label: STATUS_FILTER_WORDS[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const filter = STATUS_FILTERS.find((known) => known === value)
              if (filter) setQuestion({ ...question, filter })
            }}
          />
        )}
        {hasMeasures && <DatesField />}
        <SearchField
          aria-label={`Find ${one}`}
          placeholder={`Find ${one}`}
          value={question.search}
          onTyped={(search) => setQuestion({ ...question, search })}
        />
        {choices.length > 0 && <ColumnChooser columns={choices} chosen={chosen} onChoose={setChosen} />}
        <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} />} onClick={save}>
          Download as CSV
        </Button>
      </AdsTools>
      {listed.length === 0 ? (
        <NoRows>No results</NoRows>
      ) : (
        <FigureTable
          name={title}
          nameTitle={tab.columns[0]?.title ?? ''}
          pillTitle={hasStates ? 'Status' : null}
          columns={figures}
          count={listed.length}
          rowAt={(place) => shownRow(listed[place], tab)}
          textAt={(place, column) => cellText(listed[place], figures[column])}
          menuAt={(place) => menuOf(listed[place], tab, actionsOf)}
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
          {hasMeasures && `, ${dates}`}
        </span>
        <span>Changes may take several weeks to have an effect</span>
      </RowsFoot>
    </Card>
  )
}

function shownRow<Row>(row: Row | undefined, tab: TabRows<Row>) {
  if (row === undefined) return { id: '', name: '', detail: '' }
  const state = tab.stateOf(row)
  return {
    id: tab.idOf(row),
    name: tab.nameOf(row),
    detail: tab.detailOf(row),
    pill: state === null ? null : <StatePill state={state} />,
  }
}

const cellText = <Row,>(row: Row | undefined, column: TabRows<Row>['columns'][number] | undefined): string =>
  row === undefined || column === undefined ? '' : column.text(row)

function menuOf<Row>(row: Row | undefined, tab: TabRows<Row>, actionsOf: TabTableProps<Row>['actionsOf']) {
  return row === undefined ? null : <RowMenu name={tab.nameOf(row)} actions={actionsOf(row)} />
}
