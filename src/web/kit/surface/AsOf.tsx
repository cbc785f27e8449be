import type { ReactNode } from 'react'
import classes from './surface.module.css'

/** The time and the way of a scan. */
export function AsOf({ children }: { children: ReactNode }) {
  return <p className={classes.asOf}>{children}</p>
}
