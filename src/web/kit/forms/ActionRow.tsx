import type { ReactNode } from 'react'
import type { IconDrawing } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import classes from './forms.module.css'

interface ActionRowProps {
  icon: IconDrawing
  title: string
  detail: string
  /** Its buttons. */
  children?: ReactNode
}

/** One of several things of the owner's, with actions. */
export function ActionRow({ icon, title, detail, children }: ActionRowProps) {
  return (
    <li className={classes.row}>
      <Icon of={icon} />
      <div className={classes.rowWords}>
        <p className={classes.value}>{title}</p>
        <p>{detail}</p>
      </div>
      <span className={classes.rowEnd}>{children}</span>
    </li>
  )
}
