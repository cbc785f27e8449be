import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './plan.module.css'

export interface ShownMoment {
  /** "24 Oct 2026: no picture or description". */
  when: string
  children: ReactNode
}

/** The result before, and the result now. */
export function BeforeAfter({ before, now }: { before: ShownMoment; now: ShownMoment }) {
  return (
    <div className={classes.beforeAfter}>
      <figure>
        <figcaption>
          <b>Before</b> {before.when}
        </figcaption>
        <div className={clsx(classes.side, classes.was)}>{before.children}</div>
      </figure>
      <figure>
        <figcaption>
          <b>Now</b> {now.when}
        </figcaption>
        <div className={classes.side}>{now.children}</div>
      </figure>
    </div>
  )
}
