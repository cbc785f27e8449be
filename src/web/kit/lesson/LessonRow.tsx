import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconFileText, IconPlayerPlay } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './lesson.module.css'

interface LessonRowProps {
  href: string
  title: string
  poster: string | null
  /** There is no video yet. */
  isToRead?: boolean
  /** Below the title: length, category, playback position. */
  line: string
  /** At the end of the row: a star. */
  end?: ReactNode
  /** 0 to 1; the share that was watched. */
  seen?: number | undefined
}

interface LessonListProps {
  /** A few lessons, in one line where there is room. */
  isShort?: boolean
  children: ReactNode
}

/** Lessons between hairlines, side by side where there is room. */
export const LessonList = ({ isShort = false, children }: LessonListProps) => (
  <ul className={clsx(classes.list, isShort && classes.short)}>{children}</ul>
)

/** One lesson in a list: its picture, title and length. */
export function LessonRow({ href, title, poster, isToRead = false, line, end, seen = 0 }: LessonRowProps) {
  return (
    <li className={classes.row}>
      <LinkTo href={href} className={classes.rowLink}>
        <span className={classes.thumb}>
          {poster !== null && <img src={poster} alt="" width={160} height={90} loading="lazy" />}
          <span className={classes.play}>
            <Icon of={isToRead ? IconFileText : IconPlayerPlay} size={16} />
          </span>
          {seen > 0 && <span className={classes.seen} style={{ width: `${Math.min(1, seen) * 100}%` }} />}
        </span>
        <span className={classes.words}>
          <b>{title}</b>
          <span>{line}</span>
        </span>
      </LinkTo>
      {end}
    </li>
  )
}
