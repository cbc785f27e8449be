import type { ReactNode } from 'react'
import classes from './page-place.module.css'

/** Room for a page of which nothing is known yet, not even what stands around it. */
export function PageRoom({ children }: { children: ReactNode }) {
  return <div className={classes.place}>{children}</div>
}
