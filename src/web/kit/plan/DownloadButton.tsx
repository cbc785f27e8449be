import { Button } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { IconDownload } from '../icons.ts'
import { atRest } from '../surface/at-rest.ts'
import classes from './plan.module.css'

interface DownloadButtonProps {
  /** The subject of the report, for screen readers. */
  title: string
  /** "Download report", or its progress. */
  label?: string
  /** It is being made. */
  busy?: boolean
  onClick: () => void
}

/** Downloads a report; on phones it is an icon only. */
export function DownloadButton(props: DownloadButtonProps) {
  const { title, label = 'Download report', busy = false, onClick } = props
  return (
    <Button
      variant="subtle"
      size="sm"
      aria-label={`${label}: ${title}`}
      {...atRest(busy)}
      onClick={busy ? undefined : onClick}
    >
      <Icon of={IconDownload} className={classes.downloadIcon} />
      <span className={classes.downloadWord}>{label}</span>
    </Button>
  )
}
