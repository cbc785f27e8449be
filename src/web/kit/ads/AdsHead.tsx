import type { ReactNode } from 'react'
import classes from './home.module.css'

interface AdsHeadProps {
  title: string
  lead: ReactNode
  /** What the page is shown for, and its one button; beside the title, below it on a phone. */
  children?: ReactNode
}

/** The title of the ads area. Its tools are there on a phone too. */
export const AdsHead = ({ title, lead, children }: AdsHeadProps) => (
  <div className={classes.head}>
    <div>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    {children !== undefined && children !== false && <div className={classes.headTools}>{children}</div>}
  </div>
)

/** What is said of the whole account, above its tabs. */
export const TabsNotes = ({ children }: { children: ReactNode }) => (
  <div className={classes.notes}>{children}</div>
)
