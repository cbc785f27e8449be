import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowLeft } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './visitor.module.css'

interface OpeningProps {
  title: string
  lead: string
  back?: { href: string; label: string } | undefined
  children?: ReactNode
}

/** The top of a visitor's page other than the front page. */
export function Opening({ title, lead, back, children }: OpeningProps) {
  return (
    <div className={classes.opening}>
      <div className={classes.wrap}>
        {back && (
          <LinkTo href={back.href} className={classes.back}>
            <Icon of={IconArrowLeft} />
            {back.label}
          </LinkTo>
        )}
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
