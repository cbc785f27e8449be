import type { ReactNode } from 'react'
import { PageHead } from '../surface/PageHead.tsx'
import classes from './visitor.module.css'

interface WaysOutProps {
  title: string
  lead: string
  /** Buttons, the most likely one first. */
  children: ReactNode
}

/** A page without content: says why, and offers links. */
export function WaysOut({ title, lead, children }: WaysOutProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={classes.buttons}>{children}</div>
    </>
  )
}
