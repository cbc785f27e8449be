import type { ReactNode } from 'react'
import classes from './visitors-place.module.css'

/** A page that owners see within their navigation, in the visitor's frame, which gives it no width and no edges. */
export const PageInVisitorFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.place}>{children}</div>
)
