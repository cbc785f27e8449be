import { TextInput } from '@mantine/core'
import { MONTH_FIGURES, monthsOf } from '#summary/finance/year.ts'
import { FigureGrid } from '../../../kit/summary/FigureGrid.tsx'
import type { SummaryForm } from '../use-summary-form.ts'

interface MonthFieldsProps {
  form: SummaryForm
  place: number
  yearEnding: string
}

const HEADS = { income: 'Income', costs: 'All costs', cash: 'Cash at the end' } as const

/** A year's months, three figures each. */
export function MonthFields({ form, place, yearEnding }: MonthFieldsProps) {
  return (
    <FigureGrid
      heads={['Month', ...MONTH_FIGURES.map((figure) => HEADS[figure])]}
      rows={monthsOf(yearEnding).map((name, month) => ({
        name,
        cells: MONTH_FIGURES.map((figure) => (
          <TextInput
            key={figure}
            inputMode="decimal"
            aria-label={`${HEADS[figure]}, ${name}`}
            {...form.getInputProps(`years.${place}.months.${month}.${figure}`)}
          />
        )),
      }))}
    />
  )
}
