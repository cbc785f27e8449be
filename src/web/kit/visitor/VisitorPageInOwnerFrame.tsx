import type { ReactNode } from 'react'
import classes from './visitors-place.module.css'

/** A page that owners see within their navigation, among those for visitors, which have no frame of their own. */
export const VisitorPageInOwnerFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.place}>{children}</div>
)
