import type { ReactNode } from 'react'
import classes from './tool.module.css'

interface ToolRowProps {
  name: string
  purpose: string
  /** Price band, ease, the day of review: a few words each. */
  facts: readonly string[]
  /** Why it is suggested, in a sentence. */
  why?: string | undefined
  /** A label beside the name. */
  chip?: ReactNode
  /** The favourite button. */
  action: ReactNode
}

/** A tool as a row: its name, its purpose, and the reason for it. */
export const ToolRow = ({ name, purpose, facts, why, chip, action }: ToolRowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <p className={classes.name}>
        <b dir="auto">{name}</b>
        {chip}
      </p>
      <p dir="auto">{purpose}</p>
      {why !== undefined && <p className={classes.why}>{why}</p>}
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
    {action}
  </li>
)
