import { Button } from '@mantine/core'
import { templateOf } from '#summary/finance/template.ts'
import { isDay } from '#core/dates.ts'
import { downloadCsv } from '../hand-out.ts'

/** Files to fill in, for owners without a program that exports one. */
export function Templates({ yearEnding }: { yearEnding: string }) {
  if (!isDay(yearEnding)) return null
  const { year, months } = templateOf(yearEnding)
  return (
    <div>
      <Button variant="subtle" size="sm" onClick={() => downloadCsv('fettle-figures.csv', year)}>
        Download a file to fill in
      </Button>
      <Button variant="subtle" size="sm" onClick={() => downloadCsv('fettle-months.csv', months)}>
        Download one by month
      </Button>
    </div>
  )
}
