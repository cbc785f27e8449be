import { TextInput } from '@mantine/core'
import { MONTH_FIGURES, monthsOf } from '#summary/finance/year.ts'
import { StableFields } from '#web/kit/forms/StableFields.tsx'
import { FigureGrid } from '#web/kit/summary/FigureGrid.tsx'
import { valuesAsText } from '../values-as-text.ts'
import type { SummaryForm } from '../use-summary-form.ts'

interface MonthFieldsProps {
  form: SummaryForm
  index: number
  yearEnding: string
}

const HEADS = { income: 'Income', costs: 'All costs', cash: 'Cash at the end' } as const

/** A year's months, three figures each. */
export function MonthFields({ form, index, yearEnding }: MonthFieldsProps) {
  return (
    <FigureGrid
      heads={['Month', ...MONTH_FIGURES.map((figure) => HEADS[figure])]}
      rows={monthsOf(yearEnding).map((name, month) => ({
        name,
        cells: MONTH_FIGURES.map((figure) => (
          <MonthField
            key={figure}
            form={form}
            label={`${HEADS[figure]}, ${name}`}
            path={`years.${index}.months.${month}.${figure}`}
            value={form.values.years[index]?.months[month]?.[figure]}
          />
        )),
      }))}
    />
  )
}

interface MonthFieldProps {
  form: SummaryForm
  label: string
  path: string
  value: string | undefined
}

const MonthField = ({ form, label, path, value }: MonthFieldProps) => (
  <StableFields seen={valuesAsText(form, [path], [label, value])}>
    {() => <TextInput inputMode="decimal" aria-label={label} {...form.getInputProps(path)} />}
  </StableFields>
)
