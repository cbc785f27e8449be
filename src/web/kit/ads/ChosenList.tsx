import { Button } from '@mantine/core'
import { focusBeside } from '../surface/focus-beside.ts'
import classes from './wizard.module.css'

interface ChosenItem {
  key: string
  name: string
  detail?: string | undefined
  /** What is wrong with it. */
  problem?: string | undefined
}

interface ChosenListProps {
  label: string
  items: readonly ChosenItem[]
  onRemove: (key: string) => void
}

/** What was chosen, each with a button that takes it away. */
export const ChosenList = ({ label, items, onRemove }: ChosenListProps) =>
  items.length === 0 ? null : (
    <ul className={classes.chosen} aria-label={label}>
      {items.map(({ key, name, detail, problem }) => (
        <li key={key}>
          <div>
            <b dir="auto">{name}</b>
            {detail !== undefined && <p>{detail}</p>}
            {problem !== undefined && <p className={classes.wrong}>{problem}</p>}
          </div>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={({ currentTarget }) => {
              const row = currentTarget.closest('li')
              if (row) focusBeside(row)
              onRemove(key)
            }}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
