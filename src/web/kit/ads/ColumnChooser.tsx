import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Tick } from '../forms/Tick.tsx'
import { Icon } from '../Icon.tsx'
import classes from './ads.module.css'

interface ColumnChooserProps {
  columns: readonly { id: string; title: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Which columns a table shows. */
export const ColumnChooser = ({ columns, chosen, onChoose }: ColumnChooserProps) => (
  <Popover position="bottom-end" trapFocus returnFocus withinPortal>
    <Popover.Target>
      <Button variant="default" size="sm" leftSection={<Icon of={IconColumns3} />}>
        Columns, {columns.filter(({ id }) => chosen.includes(id)).length} of {columns.length}
      </Button>
    </Popover.Target>
    <Popover.Dropdown className={classes.menu} aria-label="Columns">
      {columns.map(({ id, title }) => (
        <Tick
          key={id}
          label={title}
          checked={chosen.includes(id)}
          onChange={() =>
            onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
          }
        />
      ))}
    </Popover.Dropdown>
  </Popover>
)
