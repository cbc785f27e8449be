import type { ReactNode } from 'react'
import classes from './lesson.module.css'

/** A video with its description; the transcript is beside it where there is room. */
export const LessonLayout = ({ children, beside }: { children: ReactNode; beside?: ReactNode }) => (
  <div className={classes.layout}>
    <div className={classes.main}>{children}</div>
    {beside}
  </div>
)

/** Buttons below a video. */
export const LessonBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar}>{children}</div>
)

/** A line right below a video. */
export const LessonNote = ({ children }: { children: ReactNode }) => (
  <p className={classes.note}>{children}</p>
)
