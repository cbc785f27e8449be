import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowLeft } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { SmallLine } from '../surface/SmallLine.tsx'
import { StatusPill } from '../tone/StatusPill.tsx'
import type { ShownTone } from '../tone/tone.ts'
import classes from './check.module.css'

interface CheckHeaderProps {
  back: { href: string; label: string }
  title: string
  tone: ShownTone
  status: string
  line: ReactNode
  /** Secondary sentences below the line. */
  extra?: readonly ReactNode[]
  /** When and how the result was made. */
  asOf?: ReactNode
}

/** The check's title, its status, its line, and its time. */
export function CheckHeader({ back, title, tone, status, line, extra = [], asOf }: CheckHeaderProps) {
  return (
    <header>
      <LinkTo href={back.href} className={classes.crumb} data-screen-only>
        <Icon of={IconArrowLeft} size={16} />
        {back.label}
      </LinkTo>
      <div className={classes.title}>
        <h1>{title}</h1>
        <StatusPill tone={tone} size="lg">
          {status}
        </StatusPill>
      </div>
      <p className={classes.line}>{line}</p>
      {extra.map((text, index) => (
        <p key={index} className={classes.extra}>
          {text}
        </p>
      ))}
      {asOf !== undefined && (
        <div className={classes.seen}>
          <SmallLine>{asOf}</SmallLine>
        </div>
      )}
    </header>
  )
}
