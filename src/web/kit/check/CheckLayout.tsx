import type { ReactNode } from 'react'
import classes from './check.module.css'

interface CheckLayoutProps {
  /** Header, proof, next steps, actions: in this order. */
  children: ReactNode
  rail: ReactNode
  prevNext?: ReactNode
}

/** The order of a check's page, the same at every width: body, rail, previous and next. */
export function CheckLayout({ children, rail, prevNext }: CheckLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.body}>{children}</div>
      {rail}
      {prevNext}
    </div>
  )
}
