import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconPlugConnected } from '../icons.ts'
import { StatusPill } from '../tone/StatusPill.tsx'
import type { ShownTone } from '../tone/tone.ts'
import classes from './connection.module.css'

interface ServiceRowProps {
  title: string
  pill: { tone: ShownTone; words: string } | null
  /** How it stands, in one line. */
  line: string
  /** What is read there, in sentences. */
  reads?: readonly string[]
  /** Its buttons. */
  actions?: ReactNode
  /** Below everything: a choice, a note. */
  children?: ReactNode
}

/** One outside service of an owner: how it stands, what is read there, and what can be done about it. */
export function ServiceRow({ title, pill, line, reads = [], actions, children }: ServiceRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.glyph}>
        <Icon of={IconPlugConnected} />
      </span>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3>{title}</h3>
          {pill && <StatusPill tone={pill.tone}>{pill.words}</StatusPill>}
        </div>
        <p className={classes.line} dir="auto">
          {line}
        </p>
        {reads.length > 0 && (
          <ul className={classes.reads}>
            {reads.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {actions !== undefined && <span className={classes.actions}>{actions}</span>}
      {children !== undefined && <div className={classes.more}>{children}</div>}
    </li>
  )
}
