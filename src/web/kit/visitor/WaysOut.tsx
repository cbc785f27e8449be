import type { ReactNode } from 'react'
import { PageHead } from '../surface/PageHead.tsx'
import classes from './visitor.module.css'

interface WaysOutProps {
  title: string
  lead: string
  /** Buttons, the most likely one first. */
  children: ReactNode
}

/** A page that has nothing to show: says why, and where to go. */
export function WaysOut({ title, lead, children }: WaysOutProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={classes.buttons}>{children}</div>
    </>
  )
}
