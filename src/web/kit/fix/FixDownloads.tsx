import { Button } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { IconDownload } from '../icons.ts'
import classes from './fix.module.css'

export interface FixDownload {
  name: string
  line: string
}

interface FixDownloadsProps {
  files: readonly FixDownload[]
  onDownload: (name: string) => void
}

/** Files that were made for a fix, each with what it is. */
export const FixDownloads = ({ files, onDownload }: FixDownloadsProps) => (
  <ul className={classes.downloads}>
    {files.map(({ name, line }) => (
      <li key={name}>
        <div>
          <b>{name}</b>
          <p>{line}</p>
        </div>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          aria-label={`Download ${name}`}
          onClick={() => onDownload(name)}
        >
          Download
        </Button>
      </li>
    ))}
  </ul>
)
