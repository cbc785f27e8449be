import type { ReactNode } from 'react'
import classes from './home.module.css'

interface ActivityRowProps {
  what: string
  lines: readonly string[]
  /** How it ended. */
  end: ReactNode
}

/** Something that was changed, with who, when, before and after below it. */
export const ActivityRow = ({ what, lines, end }: ActivityRowProps) => (
  <li className={classes.activity}>
    <div dir="auto">
      <b>{what}</b>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
    <div>{end}</div>
  </li>
)
