import type { ReactNode } from 'react'
import classes from './parts.module.css'

/** The buttons of a form on a card or in a dialog, at its end. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
)

/** The same below a form that is longer than the screen. */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.stickyFoot}>{children}</div>
)
