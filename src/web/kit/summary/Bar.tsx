import type { ReactNode } from 'react'
import classes from './bar.module.css'

/** Ways to look at a page and to take it away, side by side. */
export const Bar = ({ children }: { children: ReactNode }) => <div className={classes.bar}>{children}</div>
