import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ReportKind, reportKindOf } from '#report/kinds.ts'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconDownload } from '#web/kit/icons.ts'
import { ReportButton } from '#web/shared/reports/ReportButton.tsx'

/** The downloads of a check: its list as a spreadsheet, its report as a PDF; nothing where it has neither. */
export function downloadsOf({ id, sheet }: ListedCheck): ReactNode {
  const report = reportKindOf(id)
  return sheet || report ? <Downloads check={id} sheet={sheet} report={report} /> : undefined
}

interface DownloadsProps {
  check: string
  /** The spreadsheet's file name. */
  sheet: string | undefined
  report: ReportKind | null
}

function Downloads({ check, sheet, report }: DownloadsProps) {
  return (
    <Group>
      {sheet && (
        <Button
          component="a"
          href={`/api/checks/${check}/${sheet}`}
          download={sheet}
          variant="default"
          leftSection={<Icon of={IconDownload} />}
        >
          {sheet}
        </Button>
      )}
      {report && <ReportButton kind={report.id} label="Download report" name={report.title} look="default" />}
    </Group>
  )
}
