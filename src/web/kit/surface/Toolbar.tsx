import type { ReactNode } from 'react'
import classes from './toolbar.module.css'

/** What narrows the rows below it: a search, a choice. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>{children}</div>
)

/** Below rows: how many there are, and the way to more of them. */
export const RowsFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
)

/** Instead of rows, when there are none: one sentence. */
export const NoRows = ({ children }: { children: ReactNode }) => <p className={classes.none}>{children}</p>
