import type { ReactNode } from 'react'
import classes from './field-group.module.css'

/** Fields of one kind below their heading, as many beside each other as fit. */
export function FieldGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      {title !== undefined && <legend>{title}</legend>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
