import type { ReactNode } from 'react'
import classes from './forms.module.css'

/** Back at the start, next at the end; stays visible on phones. */
export function FormFoot({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {back}
      <span className={classes.grow} />
      {children}
    </div>
  )
}

/** Fields one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

/** Two short fields beside each other from 768 px. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
