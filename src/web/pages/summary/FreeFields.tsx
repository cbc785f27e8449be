import { TextInput } from '@mantine/core'
import { plural } from '#core/words.ts'
import { MOST_COLUMNS } from '#summary/schema.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { withColumns } from './with-columns.ts'
import type { SummaryForm } from './use-summary-form.ts'

type Free = Extract<TypedSummary['parts'][number], { kind: 'free' }>

const CHOICES = Array.from({ length: MOST_COLUMNS }, (_, index) => ({
  value: String(index + 1),
  label: plural(index + 1, 'column'),
}))

interface FreeFieldsProps {
  part: Free
  index: number
  form: SummaryForm
  /** How full all free sections are; `null`: there is space. */
  room: string | null
}

/** A section of the owner's own: its title and its columns. */
export function FreeFields({ part, index, form, room }: FreeFieldsProps) {
  const { columns } = part
  return (
    <Fields>
      <TextInput label="Title" {...form.getInputProps(`parts.${index}.title`)} />
      <ChoiceGrid
        legend="Columns"
        choices={CHOICES}
        chosen={[String(columns.length)]}
        onChoose={([chosen]) =>
          form.setFieldValue(`parts.${index}.columns`, withColumns(columns, Number(chosen)))
        }
      />
      {columns.map((_, column) => (
        <LongText
          key={column}
          label={columns.length === 1 ? 'Text' : `Text of column ${column + 1}`}
          rows={4}
          {...form.getInputProps(`parts.${index}.columns.${column}`)}
        />
      ))}
      {room !== null && <SmallPrint>{room}</SmallPrint>}
    </Fields>
  )
}
