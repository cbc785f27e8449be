import { type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconDotsVertical } from '../icons.ts'
import classes from './figure-table.module.css'
import lines from './menu-lines.module.css'
import { placeBelow } from './place-below.ts'

export interface RowAction {
  label: string
  onPress: () => void
}

interface RowActionsProps {
  /** Of the row. */
  name: string
  actions: readonly RowAction[]
}

/** What can be done with a row. The menu is empty until it is opened, because a long table has one in each row. */
export function RowMenu({ name, actions }: RowActionsProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The same function each time: it is taken off the window as it was put there.
  const close = useCallback(() => menu.current?.hidePopover(), [])
  useEffect(() => () => window.removeEventListener('scroll', close), [close])
  if (actions.length === 0) return null
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open')
    // It stays where it is while the row below it would move.
    if (newState === 'open') window.addEventListener('scroll', close, { once: true, passive: true })
    else window.removeEventListener('scroll', close)
  }
  const onBeforeToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current) return
    setOpen(true)
    placeBelow(currentTarget, button.current)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={classes.more}
        aria-label={`More for ${name}`}
      >
        <Icon of={IconDotsVertical} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={`What you can do with ${name}`}
        className={`${classes.rowMenu} ${lines.lines}`}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen &&
          actions.map(({ label, onPress }) => (
            <button
              key={label}
              type="button"
              onClick={() => {
                close()
                onPress()
              }}
            >
              {label}
            </button>
          ))}
      </div>
    </>
  )
}

/** The same as buttons beside each other, for what is done with one press. */
export const RowButtons = ({ name, actions }: RowActionsProps) => (
  <div className={classes.rowButtons}>
    {actions.map(({ label, onPress }) => (
      <button key={label} type="button" aria-label={`${label}: ${name}`} onClick={onPress}>
        {label}
      </button>
    ))}
  </div>
)
