import type { ReactNode } from 'react'
import classes from './exchange.module.css'

interface SaidProps {
  /** Who says it and when. */
  by: ReactNode
  text: string
  /** Stands at the other side, on the accent's soft colour. */
  isAnswer?: boolean
}

/** What people wrote to each other, the oldest first. */
export const Exchange = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={classes.exchange} aria-label={label}>
    {children}
  </ol>
)

/** One thing that was written, line by line as it was typed; markup in it stays text. */
export const MessageText = ({ by, text, isAnswer = false }: SaidProps) => (
  <li className={isAnswer ? classes.answer : classes.said}>
    <span className={classes.by}>{by}</span>
    <p className={classes.text} dir="auto">
      {text}
    </p>
  </li>
)
