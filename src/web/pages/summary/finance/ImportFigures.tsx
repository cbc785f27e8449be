import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#core/format/money.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { callApi } from '#web/app/calls/client.ts'
import { FileDrop } from '#web/kit/forms/FileDrop.tsx'
import type { SummaryForm } from '../use-summary-form.ts'
import { readCsv } from './csv-text.ts'
import { isImportOver } from './import-over.ts'
import { ImportedNote } from './ImportedNote.tsx'
import { Templates } from './Templates.tsx'
import { type ImportAnswer, withImported } from './with-imported.ts'

interface ImportFiguresProps {
  form: SummaryForm
  index: number
  currency: Currency
  /** `YYYY-MM-DD`. */
  today: string
}

interface Done {
  imported: ImportAnswer
  /** The year as it was typed before. */
  before: TypedSummary['years'][number]
  after: TypedSummary['years'][number]
}

/** Fills in a year's figures from a CSV file; nothing is saved by it, and it can be undone. */
export function ImportFigures({ form, index, currency, today }: ImportFiguresProps) {
  const [done, setDone] = useState<Done | null>(null)
  const put = (year: Done['before']) => form.setFieldValue(`years.${index}`, year)
  const read = useMutation({
    mutationFn: async (file: File) =>
      callApi('POST /summary/figures', { body: { csv: await readCsv(file) } }),
    onError: () => setDone(null),
    meta: { toast: false },
  })
  const fillIn = (imported: ImportAnswer) => {
    const before = form.getValues().years[index]
    if (!before) return
    const after = withImported(before, imported, today)
    put(after)
    form.validateField(`years.${index}.yearEnding`)
    setDone({ imported, before, after })
  }
  // What was typed since is not undone with it.
  const year = form.values.years[index]
  const isAsPut = JSON.stringify(year) === JSON.stringify(done?.after)
  const takeBack = () => {
    if (done) put(done.before)
    setDone(null)
  }
  return (
    <>
      <FileDrop
        label="Import figures"
        hint="A CSV file of your profit and loss, balance sheet or cash, up to 200 KB. If it’s a spreadsheet, save it as CSV first."
        accept=".csv,.txt,text/csv"
        choose="Choose a CSV file"
        busy={read.isPending}
        error={read.error?.message}
        // Not called once the year was deleted, when another may have its place.
        onFile={(file) => read.mutate(file, { onSuccess: fillIn })}
      />
      <Templates yearEnding={form.getValues().years[index]?.yearEnding ?? ''} />
      {done && !isImportOver(done, year) && (
        <ImportedNote {...done} currency={currency} onTakeBack={isAsPut ? takeBack : undefined} />
      )}
    </>
  )
}
