import { Button } from '@mantine/core'
import { shortDate } from '#core/dates.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'
import { listedBriefly, plural } from '#core/words.ts'
import { MONTHS } from '#summary/finance/year.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import type { ImportAnswer } from './with-imported.ts'

interface ImportedNoteProps {
  imported: ImportAnswer
  before: TypedSummary['years'][number]
  currency: Currency
  /** Without it, the import cannot be undone. */
  onTakeBack?: (() => void) | undefined
}

/** Number of lines that are named; of further ones only the number is shown. */
const MOST_NAMED = 8

/** The outcome of an import: what was filled in, what was left out, what doesn't add up. */
export function ImportedNote({ imported, before, currency, onTakeBack }: ImportedNoteProps) {
  const { figures, months, left, differences, covered } = imported
  const count = Object.keys(figures).length
  if (count === 0 && months.length === 0)
    return (
      <div role="status">
        <Note tone="warning" lead="No figures found in this file.">
          Try a profit and loss or balance sheet with a name and an amount on each line.
        </Note>
      </div>
    )
  return (
    <div role="status">
      <Note
        tone="info"
        lead={count === 0 ? 'Figures by month filled in.' : `${plural(count, 'figure')} filled in.`}
      >
        {dateWords(imported, before.yearEnding)}Please check them, then save.
        {left.length > 0 && (
          <>
            {' '}
            Left out, because they’re part of a total or we don’t recognise them:{' '}
            {listedBriefly(left, MOST_NAMED)}.
          </>
        )}{' '}
        {onTakeBack && (
          <Button variant="subtle" size="sm" onClick={onTakeBack}>
            Undo
          </Button>
        )}
      </Note>
      {covered !== null && covered !== MONTHS && (
        <Note tone="warning" lead={`This file covers ${plural(covered, 'month')}.`}>
          Banks look at whole years. If you can, import a file that covers 12 months.
        </Note>
      )}
      {differences.map(({ label, inFile, worked }) => (
        <Note key={label} tone="warning" lead={`${label}:`}>
          the file says {exactMoney(inFile, currency)}, the figures filled in make{' '}
          {exactMoney(worked, currency)}.
        </Note>
      ))}
    </div>
  )
}

const dateWords = ({ yearEnding }: ImportAnswer, before: string): string =>
  yearEnding === null || yearEnding === before
    ? ''
    : `The year-ending date is now ${shortDate(yearEnding)}, as in the file. `
