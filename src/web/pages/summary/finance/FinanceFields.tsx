import { Button } from '@mantine/core'
import { useState } from 'react'
import { shortDate } from '#core/dates.ts'
import { currencyOf } from '#core/format/money.ts'
import { isDay } from '#core/dates.ts'
import { MOST_YEARS } from '#summary/finance/year-schema.ts'
import { ItemFields } from '#web/kit/forms/ItemFields.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import type { SummaryForm } from '../use-summary-form.ts'
import { ImportFigures } from './ImportFigures.tsx'
import { nextYear } from './next-year.ts'
import { FromServices } from './services/FromServices.tsx'
import { YearFields } from './YearFields.tsx'

/** Financial reports: up to three years, each with its figures. */
export function FinanceFields({ form, data }: { form: SummaryForm; data: SummaryData }) {
  const { years } = form.values
  const [deleting, setDeleting] = useState<number | null>(null)
  /** A year has the key of its place: after a deletion all are made anew, so that what an import said of one does not stay for the next. */
  const [deletions, setDeletions] = useState(0)
  const nameOf = (index: number): string => {
    const end = years[index]?.yearEnding ?? ''
    return isDay(end) ? `Year ending ${shortDate(end)}` : `Year ${index + 1}`
  }
  const add = () => form.insertListItem('years', nextYear(years, data.around.country, data.today))
  return (
    <Fields>
      {years.map((_, index) => (
        <ItemFields
          key={`${deletions} ${index}`}
          name={nameOf(index)}
          actions={
            <Button
              variant="subtle"
              size="sm"
              aria-label={`Delete: ${nameOf(index)}`}
              onClick={() => setDeleting(index)}
            >
              Delete
            </Button>
          }
        >
          <FromServices form={form} index={index} data={data} />
          <ImportFigures
            form={form}
            index={index}
            currency={currencyOf(data.around.country)}
            today={data.today}
          />
          <YearFields form={form} index={index} />
        </ItemFields>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          disabled={years.length >= MOST_YEARS}
          onClick={add}
        >
          Add a year
        </Button>
      </div>
      <DeleteDialog
        what={deleting === null ? undefined : nameOf(deleting)}
        onClose={() => setDeleting(null)}
        onDelete={() => {
          if (deleting !== null) {
            form.removeListItem('years', deleting)
            setDeletions(deletions + 1)
          }
          setDeleting(null)
        }}
      />
    </Fields>
  )
}
