import type { ReactNode } from 'react'
import classes from './exchange.module.css'

interface MessageTextProps {
  /** Author and time. */
  by: ReactNode
  text: string
  /** Shown at the other side, on the accent's soft colour. */
  isAnswer?: boolean
}

/** Messages and answers, the oldest first. */
export const Exchange = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={classes.exchange} aria-label={label}>
    {children}
  </ol>
)

/** One message, with its line breaks; markup in it stays text. */
export const MessageText = ({ by, text, isAnswer = false }: MessageTextProps) => (
  <li className={isAnswer ? classes.answer : classes.message}>
    <span className={classes.by}>{by}</span>
    <p className={classes.text} dir="auto">
      {text}
    </p>
  </li>
)
