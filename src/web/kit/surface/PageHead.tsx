import type { ReactNode } from 'react'
import classes from './surface.module.css'

interface PageHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** One button at most. */
  action?: ReactNode
}

/** The title of a page, one line below it, and one button. */
export function PageHead({ title, lead, action }: PageHeadProps) {
  return (
    <div className={classes.pageHead}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {action !== undefined && <div className={classes.pageAction}>{action}</div>}
    </div>
  )
}
