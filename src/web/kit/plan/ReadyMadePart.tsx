import type { ReactNode } from 'react'
import classes from './plan.module.css'

interface ReadyMadePartProps {
  title: string
  why: string
  /** The way to everything else that belongs to it. */
  more: ReactNode
  /** Its form and its text. */
  children: ReactNode
}

/** The ready-made text of a plan item, between its steps and its buttons. */
export const ReadyMadePart = ({ title, why, more, children }: ReadyMadePartProps) => (
  <section className={classes.ready} data-paper="stack" aria-label={`Ready made: ${title}`}>
    <h3>Ready made: {title}</h3>
    <p>{why}</p>
    {children}
    <p data-screen-only>{more}</p>
  </section>
)
