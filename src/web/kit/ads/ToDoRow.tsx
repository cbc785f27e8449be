import type { ReactNode } from 'react'
import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './home.module.css'

interface ToDoRowProps {
  tone: ShownTone
  title: string
  why: string
  /** Its buttons, the one that ends it first. */
  children?: ReactNode
}

/** One thing that needs doing: what it is, why, and what ends it. */
export const ToDoRow = ({ tone, title, why, children }: ToDoRowProps) => (
  <li className={classes.toDo}>
    <ToneIcon tone={tone} size={24} label />
    <div dir="auto">
      <b>{title}</b>
      <p>{why}</p>
    </div>
    {children !== undefined && <div className={classes.toDoButtons}>{children}</div>}
  </li>
)
