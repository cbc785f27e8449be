import type { ReactNode } from 'react'
import classes from './prose.module.css'

interface ProseProps {
  title: string
  lead: string
  /** "Last changed 21 Nov 2026". */
  changed?: string | undefined
  children: ReactNode
}

/** A page of text: title, summary in one line, then its parts. */
export function Prose({ title, lead, changed, children }: ProseProps) {
  return (
    <article className={classes.prose}>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
      {changed !== undefined && <p className={classes.changed}>{changed}</p>}
    </article>
  )
}
