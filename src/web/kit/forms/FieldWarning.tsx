import type { ReactNode } from 'react'
import classes from './forms.module.css'

/** A warning at a field that can be saved, but looks like a typing error. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={classes.warning}>{children}</span>
)
