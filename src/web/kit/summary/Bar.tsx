import type { ReactNode } from 'react'
import classes from './bar.module.css'

/** Buttons for reading and downloading a page, side by side. */
export const Bar = ({ children }: { children: ReactNode }) => <div className={classes.bar}>{children}</div>
