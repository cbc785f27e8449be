import { Button, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import { IconCheck, IconCopy } from '../icons.ts'
import classes from './plan.module.css'

interface CopyBlockProps {
  title: string
  text: string
  /** Accessible name of the text; the title by default. */
  label?: string
  /** In a monospaced font, for records and code. */
  code?: boolean
}

/** A text to copy: a message, a record, a piece of code. */
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
