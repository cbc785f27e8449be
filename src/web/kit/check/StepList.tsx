import type { ReactNode } from 'react'
import classes from './check.module.css'

export interface Step {
  text: ReactNode
  /** "15 minutes". */
  time?: string | null | undefined
  /** "You", "Your web person". */
  who?: string | null | undefined
}

/** What to do, in order, with the time each step takes and who does it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ text, time, who }, index) => {
        const end = [time, who].filter((part) => typeof part === 'string').join(' · ')
        return (
          <li key={index}>
            <p>{text}</p>
            {end !== '' && <span className={classes.who}>{end}</span>}
          </li>
        )
      })}
    </ol>
  )
}
