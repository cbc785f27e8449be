import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './visitor.module.css'

interface BandProps {
  title: string
  /** One line below the title. */
  lead?: string | undefined
  /** `soft`: on the page's colour between hairlines; `strong`: the dark one, once on a page. */
  look?: 'plain' | 'soft' | 'strong'
  /** Id for links to this part. */
  id?: string | undefined
  /** Beside title and content from 1024 px. */
  beside?: ReactNode
  children?: ReactNode
}

/** One full-width section of a visitor's page. */
export function Band({ title, lead, look = 'plain', id, beside, children }: BandProps) {
  const titleId = useId()
  const words = (
    <>
      <h2 id={titleId}>{title}</h2>
      {lead !== undefined && <p className={classes.bandLead}>{lead}</p>}
      {children !== undefined && <div className={classes.bandBody}>{children}</div>}
    </>
  )
  return (
    <section id={id} aria-labelledby={titleId} className={clsx(classes.band, classes[look])}>
      <div className={clsx(classes.wrap, beside !== undefined && classes.two)}>
        {beside === undefined ? words : <div>{words}</div>}
        {beside}
      </div>
    </section>
  )
}
