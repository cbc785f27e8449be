import type { ReactNode } from 'react'
import classes from './print-line.module.css'

/** The first line of a printed page; never on the screen. */
export const PrintLine = ({ children }: { children: ReactNode }) => (
  <p className={classes.line} aria-hidden>
    {children}
  </p>
)
