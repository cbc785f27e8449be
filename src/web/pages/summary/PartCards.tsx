import { useState } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { charactersOf, nearlyFullText } from '#summary/own-text.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { PART_TITLES } from '#summary/view.ts'
import { StableFields } from '#web/kit/forms/StableFields.tsx'
import { MovableCard } from '#web/kit/summary/MovableCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { keyOfPart } from './key-of-part.ts'
import { PART_HINTS } from './part-hints.ts'
import { PartFields } from './PartFields.tsx'
import { valuesAsText } from './values-as-text.ts'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import type { SummaryForm } from './use-summary-form.ts'

type Part = TypedSummary['parts'][number]

/** The parts of the summary in order, each to fill in, move, hide or delete. */
export function PartCards({ form, data }: { form: SummaryForm; data: SummaryData }) {
  const { parts } = form.values
  const [deleting, setDeleting] = useState<number | null>(null)
  const [moved, setMoved] = useState('')
  const room = nearlyFullText(charactersOf(parts))
  const move = (from: number, to: number) => {
    const now = form.getValues().parts
    const part = now[from]
    if (!part || from === to || to < 0 || to >= now.length) return
    form.reorderListItem('parts', { from, to })
    setMoved(`${titleOf(part, from)}: now ${to + 1} of ${now.length}`)
  }
  const toDelete = deleting === null ? undefined : parts[deleting]
  return (
    <>
      {parts.map((part, index) => (
        <StableFields
          key={keyOfPart(part)}
          seen={seenOfPart(form, index, [parts.length, room, data.around, data.today])}
        >
          {() => (
            <MovableCard
              title={titleOf(part, index)}
              hint={part.kind === 'free' ? undefined : PART_HINTS[part.kind]}
              index={index}
              count={parts.length}
              hidden={part.hidden}
              onHide={(hidden) => form.setFieldValue(`parts.${index}.hidden`, hidden)}
              onMove={move}
              onDelete={part.kind === 'free' ? () => setDeleting(index) : undefined}
            >
              <PartFields part={part} index={index} form={form} data={data} room={room} />
            </MovableCard>
          )}
        </StableFields>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <DeleteDialog
        what={toDelete && titleOf(toDelete, deleting ?? 0)}
        onClose={() => setDeleting(null)}
        onDelete={() => {
          if (deleting !== null) form.removeListItem('parts', deleting)
          setDeleting(null)
        }}
      />
    </>
  )
}

/** Everything that a part's card shows, as a text: its own values, values elsewhere in the form, and `beside`. */
function seenOfPart(form: SummaryForm, index: number, beside: readonly unknown[]): string {
  const { [index]: part } = form.values.parts
  const field = part && part.kind !== 'free' ? FIELDS[part.kind] : null
  const paths = [`parts.${index}`, ...(field === null ? [] : [field])]
  return valuesAsText(form, paths, [index, part, field === null ? null : form.values[field], beside])
}

/** Where the form has the values of a part. */
const FIELDS = {
  objectives: 'objectives',
  partners: 'partners',
  metrics: 'metrics',
  categories: 'categories',
  finance: 'years',
  online: null,
} as const

const titleOf = (part: Part, index: number): string =>
  part.kind === 'free' ? part.title.trim() || `Section ${index + 1}, without a title` : PART_TITLES[part.kind]
