import { Button, VisuallyHidden } from '@mantine/core'
import type { ReportKindId } from '#report/kinds.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconDownload } from '#web/kit/icons.ts'
import { DownloadButton } from '#web/kit/plan/DownloadButton.tsx'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { useReport } from './use-report.ts'

interface ReportButtonProps {
  kind: ReportKindId
  /** The report's name, for screen readers. */
  name: string
  label?: string
  /** `quiet`: at the end of a heading. */
  look: 'default' | 'quiet'
}

/** Makes a report of a kind and downloads it, with its progress. There is no button where the report would have no content. */
export function ReportButton({ kind, name, label = 'Download report', look }: ReportButtonProps) {
  const { isAvailable, isBusy, progress, start } = useReport(kind)
  if (!isAvailable) return null
  const words = progress === null ? label : `Making it: ${progress}%`
  return (
    <>
      {look === 'quiet' ? (
        <DownloadButton title={name} label={words} busy={isBusy} onClick={start} />
      ) : (
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          aria-label={`${words}: ${name}`}
          {...atRest(isBusy)}
          onClick={isBusy ? undefined : start}
        >
          {words}
        </Button>
      )}
      {/* A screen reader announces nothing that changes inside a button. */}
      <VisuallyHidden role="status">{isBusy && `Making ${name}`}</VisuallyHidden>
    </>
  )
}
