import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Icon } from '../Icon.tsx'
import classes from './plan.module.css'

interface DownloadButtonProps {
  /** What the report is about; said aloud. */
  title: string
  /** "Download report", or how far it has come. */
  label?: string
  /** It is being made. */
  busy?: boolean
  onClick: () => void
}

/** Gets a report; on phones the drawing stands for the words. */
export function DownloadButton(props: DownloadButtonProps) {
  const { title, label = 'Download report', busy = false, onClick } = props
  return (
    <Button variant="subtle" size="sm" disabled={busy} aria-label={`${label}: ${title}`} onClick={onClick}>
      <Icon of={IconDownload} />
      <span className={classes.downloadWord}>{label}</span>
    </Button>
  )
}
