import { Button, NativeSelect } from '@mantine/core'
import { memo } from 'react'
import type { AdsColumn } from '#ads/columns.ts'
import { type ListQuestion, readSortChoice, sortChoice, sortChoices } from '#ads/list.ts'
import { STATUS_FILTER_WORDS, STATUS_FILTERS } from '#core/ads/states.ts'
import { ColumnChooser } from '#web/kit/ads/ColumnChooser.tsx'
import { AdsSearch, AdsTools, AdsToolsEnd, OnPhones } from '#web/kit/ads/TableTools.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconChartLine, IconDownload } from '#web/kit/icons.ts'
import { DatesField } from './DatesField.tsx'

type Heading = Pick<AdsColumn<never>, 'id' | 'title' | 'isFigure' | 'shown'>

interface WholeTableProps {
  /** All of them; those that stay cannot be chosen. */
  columns: readonly Heading[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** Whether the rows have figures of dates. */
  hasFigures: boolean
  isCharted: boolean
  onChart: () => void
  onSave: () => void
}

interface TabToolsProps extends WholeTableProps {
  /** `a campaign`. */
  one: string
  shown: readonly Heading[]
  question: ListQuestion
  onQuestion: (change: (last: ListQuestion) => ListQuestion) => void
  hasStates: boolean
}

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: STATUS_FILTER_WORDS[value] }))

/** What of a tab is shown, and in which order; a chart of it, and a file. Each part is drawn again only when it changes: a slow phone takes 10 ms for one. */
export const TabTools = memo(function TabTools(props: TabToolsProps) {
  const { one, shown, question, onQuestion, hasStates, ...whole } = props
  const { filter, search, sorting } = question
  return (
    <AdsTools>
      {hasStates && <StatusField filter={filter} onQuestion={onQuestion} />}
      {whole.hasFigures && <DatesField />}
      <AdsSearch
        label={`Find ${one}`}
        value={search}
        onTyped={(typed) => onQuestion((last) => ({ ...last, search: typed }))}
      />
      <OrderField sorting={sorting} shown={shown} onQuestion={onQuestion} />
      <WholeTable {...whole} />
    </AdsTools>
  )
})

const StatusField = memo(function StatusField({
  filter: chosen,
  onQuestion,
}: Pick<ListQuestion, 'filter'> & Pick<TabToolsProps, 'onQuestion'>) {
  return (
    <NativeSelect
      aria-label="Status"
      value={chosen}
      data={STATUSES}
      onChange={({ currentTarget: { value } }) => {
        const filter = STATUS_FILTERS.find((known) => known === value)
        if (filter) onQuestion((last) => ({ ...last, filter }))
      }}
    />
  )
})

const OrderField = memo(function OrderField({
  sorting,
  shown,
  onQuestion,
}: Pick<ListQuestion, 'sorting'> & Pick<TabToolsProps, 'shown' | 'onQuestion'>) {
  return (
    <OnPhones>
      <NativeSelect
        aria-label="Order"
        value={sortChoice(sorting)}
        data={sortChoices(shown)}
        onChange={({ currentTarget: { value } }) =>
          onQuestion((last) => ({ ...last, sorting: readSortChoice(value, shown) }))
        }
      />
    </OnPhones>
  )
})

const WholeTable = memo(function WholeTable(props: WholeTableProps) {
  const { columns, chosen, onChoose, hasFigures, isCharted, onChart, onSave } = props
  const choices = columns.filter((column) => column.shown !== 'always')
  return (
    <AdsToolsEnd>
      {choices.length > 0 && <ColumnChooser columns={choices} chosen={chosen} onChoose={onChoose} />}
      {hasFigures && (
        <Button
          variant="default"
          size="sm"
          aria-pressed={isCharted}
          leftSection={<Icon of={IconChartLine} />}
          onClick={onChart}
        >
          Chart
        </Button>
      )}
      <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} />} onClick={onSave}>
        Download as CSV
      </Button>
    </AdsToolsEnd>
  )
})
