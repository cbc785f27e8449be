import { Stack, TextInput } from '@mantine/core'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { withHandleHelp } from '../business/with-handle-help.tsx'
import type { QuestionFieldProps } from './field-props.ts'
import { hintOf, optionChoices } from './question-words.ts'

/** A social account by its name or address, or that there is none. */
export function HandleField({ question, value, error, onChange }: QuestionFieldProps) {
  const choices = optionChoices(question)
  const isOption = choices.some((choice) => choice.value === value)
  return (
    <Stack>
      <TextInput
        label={question.text}
        description={hintOf(question)}
        error={withHandleHelp(error)}
        value={typeof value === 'string' && !isOption ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ChoiceGrid
        legend="Or"
        choices={choices}
        chosen={isOption && typeof value === 'string' ? [value] : []}
        onChoose={([chosen]) => onChange(chosen ?? null)}
      />
    </Stack>
  )
}
