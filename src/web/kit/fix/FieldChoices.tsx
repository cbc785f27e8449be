import { useState } from 'react'
import type { FixField } from '#core/fix-text/field.ts'
import { ChoiceGrid } from '../forms/ChoiceGrid.tsx'
import { Note } from '../surface/Note.tsx'

type Choices = NonNullable<FixField['choices']>

interface FieldChoicesProps {
  field: FixField
  choices: Choices
  value: string
  onChange: (value: string) => void
}

/** The picker of a field. A choice that writes nothing shows only its note. */
export function FieldChoices({ field, choices, value, onChange }: FieldChoicesProps) {
  const { label, isMany = false } = field
  const [silent, setSilent] = useState<readonly string[]>([])
  const words = new Set(isMany ? value.split(/\s+/u) : [value])
  const isChosen = (choice: Choices[number]): boolean =>
    choice.value === '' ? silent.includes(choice.label) : words.has(choice.value)
  const choose = (labels: readonly string[]) => {
    const taken = choices.filter((choice) => labels.includes(choice.label))
    setSilent(taken.filter((choice) => choice.value === '').map((choice) => choice.label))
    const own = [...words].filter((word) => word !== '' && !choices.some((choice) => choice.value === word))
    const chosen = taken.map((choice) => choice.value).filter((text) => text !== '')
    onChange((isMany ? [...own, ...chosen] : chosen).join(' '))
  }
  const notes = choices.filter((choice) => choice.note !== undefined && isChosen(choice))
  return (
    <>
      <ChoiceGrid
        legend={label}
        choices={choices.map((choice) => ({ value: choice.label, label: choice.label }))}
        chosen={choices.filter(isChosen).map((choice) => choice.label)}
        onChoose={choose}
        many={isMany}
      />
      {notes.map((choice) => (
        <Note key={choice.label} tone="info">
          {choice.note}
        </Note>
      ))}
    </>
  )
}
