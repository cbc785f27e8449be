import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { templateOf } from '#summary/finance/template.ts'
import { isDay } from '#summary/finance/year.ts'
import { call } from '../../../app/client.ts'
import { FileDrop } from '../../../kit/forms/FileDrop.tsx'
import { handOut } from '../hand-out.ts'
import type { SummaryForm } from '../use-summary-form.ts'
import { ImportedNote } from './ImportedNote.tsx'
import { type Imported, withImported } from './with-imported.ts'

/** Leaves room for the rest of what is sent. */
const MOST = 200_000

interface ImportFiguresProps {
  form: SummaryForm
  place: number
}

/** Fills a year's figures in from a CSV file; nothing is saved by it. */
export function ImportFigures({ form, place }: ImportFiguresProps) {
  const [imported, setImported] = useState<Imported | null>(null)
  const read = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MOST) throw new Error('File size exceeded!')
      return call('POST /summary/figures', { body: { csv: await file.text() } })
    },
    onSuccess: (found) => {
      const year = form.getValues().years[place]
      if (year) form.setFieldValue(`years.${place}`, withImported(year, found))
      setImported(found)
    },
    meta: { toast: false },
  })
  const end = form.values.years[place]?.yearEnding ?? ''
  const template = isDay(end) ? templateOf(end) : null
  return (
    <>
      <FileDrop
        label="Bring figures in"
        hint="A CSV file of your profit and loss, balance sheet or cash, up to 200 KB."
        accept=".csv,text/csv"
        choose="Choose a CSV file"
        busy={read.isPending}
        error={read.error?.message}
        onFile={(file) => read.mutate(file)}
      >
        {template && (
          <div>
            <Button variant="subtle" size="sm" onClick={() => handOut('fettle-figures.csv', template.year)}>
              Get a file to fill in
            </Button>
            <Button variant="subtle" size="sm" onClick={() => handOut('fettle-months.csv', template.months)}>
              Get one for the months
            </Button>
          </div>
        )}
      </FileDrop>
      {imported && <ImportedNote imported={imported} />}
    </>
  )
}
