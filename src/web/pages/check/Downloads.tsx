import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { reportKindOf } from '#report/kinds.ts'
import { spreadsheetOf } from '#report/spreadsheets.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'

/** What can be kept of a check: its list as a spreadsheet, its report as a PDF. */
export function Downloads({ check }: { check: string }) {
  const sheet = spreadsheetOf(check)
  const report = reportKindOf(check)
  if (!sheet && !report) return null
  return (
    <Group>
      {sheet && (
        <Button
          component="a"
          href={sheet.href}
          download={sheet.name}
          variant="default"
          leftSection={<Icon of={IconDownload} />}
        >
          {sheet.name}
        </Button>
      )}
      {report && <ReportButton kind={report.id} label="Download report" name={report.title} look="default" />}
    </Group>
  )
}
