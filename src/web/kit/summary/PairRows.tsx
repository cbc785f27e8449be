import type { ReactNode } from 'react'
import classes from './pair-rows.module.css'

export const PairRows = ({ children }: { children: ReactNode }) => (
  <div className={classes.rows}>{children}</div>
)

interface PairRowProps {
  /** "Partner 2". */
  label: string
  /** The button that removes the row. */
  action: ReactNode
  /** Two fields. */
  children: ReactNode
}

/** Two fields beside each other, below each other on phones. */
export const PairRow = ({ label, action, children }: PairRowProps) => (
  <div className={classes.row} role="group" aria-label={label}>
    <div className={classes.fields}>{children}</div>
    {action}
  </div>
)
