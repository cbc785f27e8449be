import type { ReactNode } from 'react'
import classes from './page-place.module.css'

/** Empty space for a page whose frame and content are not known yet. */
export function PageRoom({ children }: { children: ReactNode }) {
  return <div className={classes.place}>{children}</div>
}
