import type { ReactNode } from 'react'
import { upperFirst } from '#core/text.ts'
import classes from './check.module.css'

export interface ShownStep {
  text: ReactNode
  /** "15 minutes". */
  time?: string | null | undefined
  /** "You", "Your web person". */
  who?: string | null | undefined
  /** It has a tick in place of its number. */
  isDone?: boolean | undefined
}

/** Next steps, in order, with the time each step takes and who does it. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ text, time, who, isDone }, index) => {
        const parts = [time, who].filter((part) => typeof part === 'string')
        const end = upperFirst(parts.join(' · '))
        return (
          <li key={index} data-done={isDone || undefined}>
            <p dir="auto">{text}</p>
            {end !== '' && <span className={classes.who}>{end}</span>}
          </li>
        )
      })}
    </ol>
  )
}
