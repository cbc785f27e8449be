import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Tick } from '../forms/Tick.tsx'
import { Icon } from '../Icon.tsx'
import { IconColumns3 } from '../icons.ts'
import classes from './figure-table.module.css'
import { placeBelow } from './place-below.ts'

interface ColumnChooserProps {
  columns: readonly { id: string; title: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Which columns a table shows. */
export function ColumnChooser({ columns, chosen, onChoose }: ColumnChooserProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={button}
        popoverTarget={id}
        variant="default"
        size="sm"
        leftSection={<Icon of={IconColumns3} />}
      >
        Columns, {columns.filter((column) => chosen.includes(column.id)).length} of {columns.length}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Columns"
        className={classes.rowMenu}
        onBeforeToggle={({ currentTarget, newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open' && button.current) placeBelow(currentTarget, button.current)
        }}
      >
        {isOpen &&
          columns.map((column) => (
            <Tick
              key={column.id}
              label={column.title}
              checked={chosen.includes(column.id)}
              onChange={() =>
                onChoose(
                  chosen.includes(column.id)
                    ? chosen.filter((one) => one !== column.id)
                    : [...chosen, column.id],
                )
              }
            />
          ))}
      </div>
    </>
  )
}
