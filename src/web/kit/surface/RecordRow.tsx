import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronRight } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './record.module.css'

interface RecordRowProps {
  title: ReactNode
  /** Below the title, one line each. */
  lines?: readonly ReactNode[]
  /** At the end: a status, a time, a button. */
  end?: ReactNode
  /** The row's link; without it the row is plain text. */
  href?: string | undefined
}

/** One of many records as a row: its title, its details, its actions. */
export function RecordRow({ title, lines = [], end, href }: RecordRowProps) {
  const words = (
    <span className={classes.body}>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        {lines.map((line, index) => (
          <span key={index} className={classes.line} dir="auto">
            {line}
          </span>
        ))}
      </span>
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </span>
  )
  if (href === undefined) return <li className={classes.row}>{words}</li>
  return (
    <li>
      <LinkTo href={href} className={clsx(classes.row, classes.linked)}>
        {words}
        <Icon of={IconChevronRight} className={classes.arrow} />
      </LinkTo>
    </li>
  )
}
