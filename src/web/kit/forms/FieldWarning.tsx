import type { ReactNode } from 'react'
import classes from './forms.module.css'

/** Said at a field that can be saved as it is, but looks like a slip. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={classes.warning}>{children}</span>
)
