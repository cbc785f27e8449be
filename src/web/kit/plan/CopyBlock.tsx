import { clsx } from 'clsx'
import { CopyButton } from '../surface/CopyButton.tsx'
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
  return (
    <div className={classes.copy}>
      <div className={classes.copyHead}>
        <span>{title}</span>
        <CopyButton variant="subtle" size="sm" text={() => text} />
      </div>
      <pre className={clsx(code && classes.code)} dir="auto" tabIndex={0} aria-label={label} role="region">
        {text}
      </pre>
    </div>
  )
}
