import { useState } from 'react'
import { VisuallyHidden } from '@mantine/core'
import type { TypedSummary } from '#summary/shape.ts'
import { PART_TITLES } from '#summary/view.ts'
import { MovableCard } from '../../kit/summary/MovableCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { PART_HINTS } from './part-hints.ts'
import { PartFields } from './PartFields.tsx'
import type { SummaryData } from './summary-query.ts'
import type { SummaryForm } from './use-summary-form.ts'

type Part = TypedSummary['parts'][number]

/** The parts of the summary in their order, each to fill in, move, hide or delete. */
export function PartCards({ form, data }: { form: SummaryForm; data: SummaryData }) {
  const { parts } = form.values
  const [deleting, setDeleting] = useState<number | null>(null)
  const [moved, setMoved] = useState('')
  const move = (from: number, to: number) => {
    const part = parts[from]
    if (!part || from === to) return
    form.reorderListItem('parts', { from, to })
    setMoved(`${titleOf(part)}: now ${to + 1} of ${parts.length}`)
  }
  const toDelete = deleting === null ? undefined : parts[deleting]
  return (
    <>
      {parts.map((part, place) => (
        <MovableCard
          key={keyOf(part)}
          title={titleOf(part)}
          hint={part.kind === 'free' ? undefined : PART_HINTS[part.kind]}
          place={place}
          count={parts.length}
          hidden={part.hidden}
          onHide={(hidden) => form.setFieldValue(`parts.${place}.hidden`, hidden)}
          onMove={move}
          onDelete={part.kind === 'free' ? () => setDeleting(place) : undefined}
        >
          <PartFields part={part} place={place} form={form} data={data} />
        </MovableCard>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <DeleteDialog
        what={toDelete && titleOf(toDelete)}
        onClose={() => setDeleting(null)}
        onDelete={() => {
          if (deleting !== null) form.removeListItem('parts', deleting)
          setDeleting(null)
        }}
      />
    </>
  )
}

const keyOf = (part: Part): string => (part.kind === 'free' ? String(part.id) : part.kind)

const titleOf = (part: Part): string =>
  part.kind === 'free' ? part.title.trim() || 'Section without a title' : PART_TITLES[part.kind]
