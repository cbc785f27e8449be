import { Button, NativeSelect } from '@mantine/core'
import { IconChartLine, IconDownload } from '@tabler/icons-react'
import { memo } from 'react'
import type { AdsColumn } from '#ads/columns.ts'
import { type ListQuestion, readSortChoice, sortChoice, sortChoices } from '#ads/list.ts'
import { STATUS_FILTER_WORDS, STATUS_FILTERS } from '#core/ads/states.ts'
import { ColumnChooser } from '#web/kit/ads/ColumnChooser.tsx'
import { AdsSearch, AdsTools, AdsToolsEnd, OnPhones } from '#web/kit/ads/TableTools.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { DatesField } from './DatesField.tsx'

type Heading = Pick<AdsColumn<never>, 'id' | 'title' | 'isFigure' | 'shown'>

interface TabToolsProps {
  /** `a campaign`. */
  one: string
  /** All of them; those that stay cannot be chosen. */
  columns: readonly Heading[]
  shown: readonly Heading[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  question: ListQuestion
  onQuestion: (question: ListQuestion) => void
  hasStates: boolean
  /** Whether the rows have figures of dates. */
  hasFigures: boolean
  isCharted: boolean
  onChart: () => void
  onSave: () => void
}

/** What of a tab is shown, and in which order; a chart of it, and a file. */
export const TabTools = memo(function TabTools(props: TabToolsProps) {
  const { one, columns, shown, chosen, onChoose, question, onQuestion, hasStates, hasFigures } = props
  const choices = columns.filter((column) => column.shown !== 'always')
  return (
    <AdsTools>
      {hasStates && (
        <NativeSelect
          aria-label="Status"
          value={question.filter}
          data={STATUS_FILTERS.map((value) => ({ value, label: STATUS_FILTER_WORDS[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const filter = STATUS_FILTERS.find((known) => known === value)
            if (filter) onQuestion({ ...question, filter })
          }}
        />
      )}
      {hasFigures && <DatesField />}
      <AdsSearch
        label={`Find ${one}`}
        value={question.search}
        onTyped={(search) => onQuestion({ ...question, search })}
      />
      <OnPhones>
        <NativeSelect
          aria-label="Order"
          value={sortChoice(question.sorting)}
          data={sortChoices(shown)}
          onChange={({ currentTarget: { value } }) =>
            onQuestion({ ...question, sorting: readSortChoice(value, shown) })
          }
        />
      </OnPhones>
      <AdsToolsEnd>
        {choices.length > 0 && <ColumnChooser columns={choices} chosen={chosen} onChoose={onChoose} />}
        {hasFigures && (
          <Button
            variant="default"
            size="sm"
            aria-pressed={props.isCharted}
            leftSection={<Icon of={IconChartLine} />}
            onClick={props.onChart}
          >
            Chart
          </Button>
        )}
        <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} />} onClick={props.onSave}>
          Download as CSV
        </Button>
      </AdsToolsEnd>
    </AdsTools>
  )
})
