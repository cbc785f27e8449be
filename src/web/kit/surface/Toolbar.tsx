import type { ReactNode } from 'react'
import classes from './toolbar.module.css'

/** Filters of the rows below: a search, a choice. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>{children}</div>
)

/** Below rows: how many there are, and a button for more. */
export const RowsFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
)

/** Shown in place of rows, when there are none: one sentence. */
export const NoRows = ({ children }: { children: ReactNode }) => <p className={classes.none}>{children}</p>
