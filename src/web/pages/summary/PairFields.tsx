import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { MOST_LINES } from '#summary/schema.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus, IconTrash } from '#web/kit/icons.ts'
import { PairRow, PairRows } from '#web/kit/summary/PairRows.tsx'
import type { SummaryForm } from './use-summary-form.ts'

interface PairFieldsProps {
  form: SummaryForm
  of: 'partners' | 'metrics'
  /** The name of one of them. */
  one: string
  /** Labels of the two fields. */
  name: string
  about: string
}

/** Rows of a name and a description. */
export function PairFields({ form, of, one, name, about }: PairFieldsProps) {
  const rows = form.values[of]
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = (index: number) => {
    form.removeListItem(of, index)
    // The buttons belong to places: the pressed one goes with the last row. This one can have the focus once there is room again.
    if (index === rows.length - 1) setTimeout(() => addButton.current?.focus())
  }
  return (
    <PairRows>
      {rows.map((_, index) => (
        <PairRow
          key={index}
          label={`${one} ${index + 1}`}
          action={
            <ActionIcon aria-label={`Remove ${one.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
              <Icon of={IconTrash} />
            </ActionIcon>
          }
        >
          <TextInput label={name} {...form.getInputProps(`${of}.${index}.name`)} />
          <TextInput label={about} {...form.getInputProps(`${of}.${index}.about`)} />
        </PairRow>
      ))}
      <Button
        ref={addButton}
        variant="default"
        leftSection={<Icon of={IconPlus} />}
        disabled={rows.length >= MOST_LINES}
        onClick={() => form.insertListItem(of, { name: '', about: '' })}
      >
        Add a {one.toLowerCase()}
      </Button>
    </PairRows>
  )
}
