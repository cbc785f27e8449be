import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronDown } from '../icons.ts'
import classes from './surface.module.css'

interface FoldProps {
  title: ReactNode
  /** On a card of its own. */
  card?: boolean
  className?: string | undefined
  /** Open until it is pressed. */
  isOpen?: boolean | undefined
  /** On paper, where nothing can be pressed, it may be open or absent; by default its title alone is there. */
  onPaper?: 'open' | 'absent'
  /** Called when it is opened: its content may be loaded only then. */
  onOpen?: () => void
  children: ReactNode
}

/** Text that opens on a press. */
export function Fold({ title, card = false, className, isOpen, onPaper, onOpen, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={clsx(
        classes.fold,
        card && classes.card,
        card && classes.foldCard,
        onPaper === 'open' && classes.paperOpen,
        className,
      )}
      data-screen-only={onPaper === 'absent' || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {title}
        <Icon of={IconChevronDown} />
      </summary>
      <div className={classes.foldBody}>{children}</div>
    </details>
  )
}
