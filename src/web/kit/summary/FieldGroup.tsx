import type { ReactNode } from 'react'
import classes from './field-group.module.css'

interface FieldGroupProps {
  title?: string | undefined
  /** `lines`: below each other. */
  layout?: 'grid' | 'lines'
  children: ReactNode
}

/** Fields of one kind below their heading, as many beside each other as fit. */
export function FieldGroup({ title, layout = 'grid', children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      {title !== undefined && <legend>{title}</legend>}
      <div className={layout === 'grid' ? classes.fields : classes.lines}>{children}</div>
    </fieldset>
  )
}
