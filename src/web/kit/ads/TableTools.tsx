import type { ReactNode } from 'react'
import classes from './ads.module.css'

/** Above a table: what of it is shown, and what can be done with all of it. */
export const AdsTools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
)
