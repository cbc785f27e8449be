import type { ReactNode } from 'react'
import classes from './surface.module.css'

/** When and how something was looked at. */
export function AsOf({ children }: { children: ReactNode }) {
  return <p className={classes.asOf}>{children}</p>
}
