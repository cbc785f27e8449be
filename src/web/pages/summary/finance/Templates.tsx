import { Button } from '@mantine/core'
import { templateOf } from '#summary/finance/template.ts'
import { isDay } from '#core/dates.ts'
import { saveText } from '#web/kit/fix/save-text.ts'

/** Files to fill in, for owners without a program that exports one. */
export function Templates({ yearEnding }: { yearEnding: string }) {
  if (!isDay(yearEnding)) return null
  const { year, months } = templateOf(yearEnding)
  return (
    <div>
      <Button variant="subtle" size="sm" onClick={() => saveText('fettle-figures.csv', year, 'text/csv')}>
        Download a file to fill in
      </Button>
      <Button variant="subtle" size="sm" onClick={() => saveText('fettle-months.csv', months, 'text/csv')}>
        Download one by month
      </Button>
    </div>
  )
}
