import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type ReportKind, reportKindOf } from '#report/kinds.ts'
import { type Spreadsheet, spreadsheetOf } from '#report/spreadsheets.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'

/** What can be kept of a check: its list as a spreadsheet, its report as a PDF; nothing where it has neither. */
export function downloadsOf(check: string): ReactNode {
  const sheet = spreadsheetOf(check)
  const report = reportKindOf(check)
  return sheet || report ? <Downloads sheet={sheet} report={report} /> : undefined
}

function Downloads({ sheet, report }: { sheet: Spreadsheet | null; report: ReportKind | null }) {
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
