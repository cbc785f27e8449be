import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './choice-rows.module.css'

/** Values that two sources name differently, one below the other. */
export const ChoiceRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
)

interface ChoiceRowProps {
  label: string
  /** Each source's value; the chosen one is bold and says so. */
  sides: readonly { name: string; value: string; isChosen: boolean }[]
  /** The button that chooses the other one. */
  action: ReactNode
}

/** One value with what each source says. */
export const ChoiceRow = ({ label, sides, action }: ChoiceRowProps) => (
  <li className={classes.row}>
    <span className={classes.label}>{label}</span>
    {sides.map(({ name, value, isChosen }) => (
      <span key={name} className={clsx(classes.side, isChosen && classes.chosen)}>
        <span className={classes.name}>{isChosen ? `${name}, in use` : name}</span>
        <span>{value}</span>
      </span>
    ))}
    <span className={classes.action}>{action}</span>
  </li>
)
