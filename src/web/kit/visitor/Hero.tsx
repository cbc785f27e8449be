import type { ReactNode } from 'react'
import classes from './visitor.module.css'

interface HeroProps {
  title: string
  lead: string
  /** Small print below. */
  promise: string
  /** Beside the words from 1024 px. */
  beside: ReactNode
  children: ReactNode
}

/** The top of the front page: what Fettle is, and the address form. */
export function Hero({ title, lead, promise, beside, children }: HeroProps) {
  return (
    <div className={classes.hero}>
      <div className={classes.wrap}>
        <div>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
          <p className={classes.promise}>{promise}</p>
        </div>
        {beside}
      </div>
    </div>
  )
}
