import type { ReactNode } from 'react'
import classes from './visitors-place.module.css'

/** A visitor's page that owners see within their navigation. */
export const VisitorPageInOwnerFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.place}>{children}</div>
)
