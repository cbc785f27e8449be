import { Stack } from '@mantine/core'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import type { QuestionFieldProps } from './field-props.ts'
import { hintOf, optionChoices } from './question-words.ts'

/** One answer for each row of a question. */
export function RowsField({ question, value, error, onChange }: QuestionFieldProps) {
  const given = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
  return (
    <Stack>
      {(question.rows ?? []).map((row, index) => (
        <ChoiceGrid
          key={row.id}
          legend={`${question.text} ${row.text}`}
          hint={index === 0 ? hintOf(question) : undefined}
          error={index === 0 ? error : undefined}
          choices={optionChoices(question)}
          chosen={[given[row.id] ?? '']}
          onChoose={([chosen]) => chosen !== undefined && onChange({ ...given, [row.id]: chosen })}
        />
      ))}
    </Stack>
  )
}
