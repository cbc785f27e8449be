import { ActionIcon, Popover } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import classes from './ads.module.css'

export interface RowAction {
  label: string
  onPress: () => void
}

/** What can be done with a row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [isOpen, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon aria-label={`More for ${name}`} onClick={() => setOpen(!isOpen)}>
          <Icon of={IconDotsVertical} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={`What you can do with ${name}`}>
        {actions.map(({ label, onPress }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              setOpen(false)
              onPress()
            }}
          >
            {label}
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
