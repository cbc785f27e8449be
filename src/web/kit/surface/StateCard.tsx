import type { ReactNode } from 'react'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import { Card } from './Card.tsx'
import { stateStyle } from './state-style.ts'
import type { StateKind } from './state-style.ts'
import classes from './state.module.css'

interface StateCardProps {
  kind: StateKind
  /** What happened, or what will be here. */
  title: string
  /** What it means: what is safe, what to try. */
  children?: ReactNode
  /** A button that fills it or tries again, then a secondary one. */
  actions?: ReactNode
  /** It is the whole page: its title is the page's. */
  isPage?: boolean | undefined
}

/** Stands in place of content: {@link StateKind} lists when. */
export function StateCard({ kind, title, children, actions, isPage = false }: StateCardProps) {
  const Title = isPage ? 'h1' : 'h2'
  const { tone, alert } = stateStyle(kind)
  return (
    <Card label={title} look={kind === 'empty' ? 'quiet' : 'plain'}>
      <div className={classes.state} role={alert ? 'alert' : undefined}>
        <ToneIcon tone={tone} size={24} />
        <div>
          <Title>{title}</Title>
          {children !== undefined && <p>{children}</p>}
          {actions !== undefined && <div className={classes.buttons}>{actions}</div>}
        </div>
      </div>
    </Card>
  )
}
