import type { ReactNode } from 'react'
import classes from './surface.module.css'

/** A small grey line below or beside what it is about: a time, a count, a hint. */
export function SmallLine({ children }: { children: ReactNode }) {
  return <p className={classes.smallLine}>{children}</p>
}
