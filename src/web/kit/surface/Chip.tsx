import type { ReactNode } from 'react'
import classes from './surface.module.css'

/** A small label in a field or a heading. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={classes.chip}>{children}</span>
}
