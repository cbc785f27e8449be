import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronRight } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { StatusPill } from '../tone/StatusPill.tsx'
import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './item-row.module.css'

export interface ItemFacts {
  tone: ShownTone
  title: string
  /** One line below the title. */
  why?: ReactNode
  /** The status in a word; its shape is at the start of the row. */
  status?: string | undefined
  /** "About 3 hours". */
  time?: string | undefined
  /** Replaces the tone's icon: a gold star. */
  mark?: ReactNode
}

/** Start and middle of a row; the caller adds the end. */
export function ItemWords({ tone, title, why, status, time, mark }: ItemFacts) {
  return (
    <>
      {mark ?? <ToneIcon tone={tone} size={24} label={status === undefined ? true : undefined} />}
      <span>
        <span className={classes.itemTitle}>{title}</span>
        {why !== undefined && <span className={classes.itemWhy}>{why}</span>}
      </span>
      <span className={classes.itemEnd}>
        {status !== undefined && (
          <StatusPill tone={tone} bare={mark === undefined}>
            {status}
          </StatusPill>
        )}
        {time !== undefined && <span className={classes.itemTime}>{time}</span>}
      </span>
    </>
  )
}

interface ItemRowProps extends ItemFacts {
  /** The row's link; without it the row is plain text. */
  href?: string | undefined
  dense?: boolean
}

/** One result or plan item as a row: its shape, title, reason, and the content at its end. */
export function ItemRow({ href, dense = false, ...facts }: ItemRowProps) {
  const className = clsx(classes.item, dense && classes.dense)
  if (href === undefined) {
    return (
      <li className={className}>
        <ItemWords {...facts} />
      </li>
    )
  }
  return (
    <li>
      <LinkTo href={href} className={clsx(className, classes.linked)}>
        <ItemWords {...facts} />
        <Icon of={IconChevronRight} />
      </LinkTo>
    </li>
  )
}
