import type { ReactNode } from 'react'
import { Fold } from '../surface/Fold.tsx'
import classes from './check.module.css'

interface CheckRailProps {
  what: ReactNode
  why: ReactNode
  /** A list or a line of earlier results. */
  history?: ReactNode
  /** Method, addresses and answers. */
  technical?: ReactNode
}

/** What the check is, why it matters, its history, and technical details. */
export function CheckRail({ what, why, history, technical }: CheckRailProps) {
  return (
    <aside className={classes.rail} aria-label="About this check">
      <section className={classes.wide}>
        <h2>What is it?</h2>
        <p>{what}</p>
      </section>
      <section className={classes.wide}>
        <h2>Why it matters</h2>
        <p>{why}</p>
      </section>
      <Fold card title="What it is and why it matters" className={classes.narrow} onPaper="open">
        <p>{what}</p>
        <p>{why}</p>
      </Fold>
      {history !== undefined && (
        <section>
          <h2>History</h2>
          {history}
        </section>
      )}
      {technical !== undefined && (
        <section data-screen-only>
          <Fold title="For your web person" className={classes.webFold}>
            {technical}
          </Fold>
        </section>
      )}
    </aside>
  )
}
