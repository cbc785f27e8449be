import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { GoldStar } from '../GoldStar.tsx'
import { Icon } from '../Icon.tsx'
import { IconChevronDown } from '../icons.ts'
import { ItemWords } from '../overview/ItemRow.tsx'
import type { ItemFacts } from '../overview/ItemRow.tsx'
import overview from '../overview/item-row.module.css'
import classes from './plan.module.css'

interface PlanItemProps extends Omit<ItemFacts, 'mark'> {
  id?: string | undefined
  /** A completed item has a gold star. */
  done?: boolean
  /** Open from the start. */
  open?: boolean
  /** Called when it is opened: its details may be loaded only then. */
  onOpen?: (() => void) | undefined
  /** The reason, a ready-made fix, buttons; or before and after. */
  children: ReactNode
}

/** A plan item: a row that opens. */
export function PlanItemView({ id, done = false, open = false, onOpen, children, ...facts }: PlanItemProps) {
  return (
    <li id={id}>
      <details
        className={classes.item}
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      >
        <summary className={clsx(overview.item)}>
          <ItemWords {...facts} mark={done ? <GoldStar /> : undefined} />
          <Icon of={IconChevronDown} />
        </summary>
        <div className={classes.open} data-paper="stack">
          {children}
        </div>
      </details>
    </li>
  )
}

/** Buttons of one item beside each other; the first one is the next step. */
export function PlanButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>
}
