import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './surface.module.css'

interface ColumnsProps {
  /**
   * `wideLeft`: two thirds and one third from 1280 px; `form`: a form and 400 px beside it from 1280 px; `two`: halves from
   * 1024 px. Below, one after the other.
   */
  shape: 'wideLeft' | 'form' | 'two'
  children: ReactNode
}

export function ColumnsLayout({ shape, children }: ColumnsProps) {
  return <div className={clsx(classes.columns, classes[shape])}>{children}</div>
}

/** Elements one below the other, at the distance of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** A section of a page, with a section's margin; its heading is outside of cards. */
export function PageSection({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId()
  if (title === undefined) return <div className={classes.part}>{children}</div>
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Rows between hairlines, inside a flush card. */
export function Rows({ ordered = false, children }: { ordered?: boolean; children: ReactNode }) {
  const List = ordered ? 'ol' : 'ul'
  return <List className={classes.rows}>{children}</List>
}
