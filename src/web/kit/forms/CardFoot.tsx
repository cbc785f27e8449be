import type { ReactNode } from 'react'
import classes from './parts.module.css'

/** The buttons at the end of a form on a card or in a dialog. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
)

/** The same for a form that is longer than the screen. */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.stickyFoot}>{children}</div>
)
