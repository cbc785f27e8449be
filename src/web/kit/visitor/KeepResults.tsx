import type { ReactNode } from 'react'
import { StackBar } from '../overview/StackBar.tsx'
import type { ResultTally } from '../overview/tally.ts'
import { tallyText } from '../overview/tally.ts'
import { Card } from '../surface/Card.tsx'
import classes from './keep.module.css'

interface KeepResultsProps {
  title: string
  line: string
  tally: ResultTally
  /** The one button. */
  children: ReactNode
}

/** The counts of a public scan, and how to keep its results. */
export function KeepResults({ title, line, tally, children }: KeepResultsProps) {
  return (
    <Card label={title} className={classes.keep}>
      <div>
        <p className={classes.counts} role="status">
          {tallyText(tally)}
        </p>
        <StackBar tally={tally} silent />
      </div>
      <div className={classes.next}>
        <div>
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        {children}
      </div>
    </Card>
  )
}
