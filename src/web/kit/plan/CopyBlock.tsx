import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import classes from './plan.module.css'

interface CopyBlockProps {
  title: string
  text: string
  /** Names the text for those who do not see what stands around it; the title by default. */
  label?: string
  /** In letters of one width, as records and code are. */
  code?: boolean
}

/** Something ready to copy: a message, a record, a piece of code. */
export function CopyBlock({ title, text, label = title, code = false }: CopyBlockProps) {
  const clipboard = useClipboard({ timeout: 3000 })
  return (
    <div className={classes.copy}>
      <div className={classes.copyHead}>
        <span>{title}</span>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Icon of={clipboard.copied ? IconCheck : IconCopy} />}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        <VisuallyHidden role="status">{clipboard.copied && 'Copied'}</VisuallyHidden>
      </div>
      <pre className={clsx(code && classes.code)} dir="auto" tabIndex={0} aria-label={label} role="region">
        {text}
      </pre>
    </div>
  )
}
