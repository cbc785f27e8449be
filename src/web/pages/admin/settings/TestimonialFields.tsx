import { ActionIcon, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useLayoutEffect, useRef } from 'react'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { ItemFields } from '#web/kit/forms/ItemFields.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconArrowDown, IconArrowUp, IconTrash } from '#web/kit/icons.ts'
import { MoveArrow } from '#web/kit/summary/MoveArrow.tsx'
import type { TestimonialAnswer } from './settings-queries.ts'

interface TestimonialFieldsProps {
  form: UseFormReturnType<{ testimonials: TestimonialAnswer[] }>
  index: number
  count: number
  /** The move that has brought it to its place; `null`: it was not moved last. */
  moved: MovedItem | null
  /** Moves it up (-1) or down (1). */
  onMove: (by: MoveBy) => void
  onRemove: () => void
}

type MoveBy = -1 | 1

/** Where the last of them that was moved is now. */
export interface MovedItem {
  to: number
  by: MoveBy
}

/** One testimonial, to edit, move and remove. */
export function TestimonialFields(props: TestimonialFieldsProps) {
  const { form, index, count, moved, onMove, onRemove } = props
  const name = `Testimonial ${index + 1}`
  const input = (field: keyof TestimonialAnswer) => form.getInputProps(`testimonials.${index}.${field}`)
  const arrows = useRef<Partial<Record<MoveBy, HTMLButtonElement | null>>>({})
  // The buttons belong to the place: the focus moves on with what was moved, so that the same key moves it again.
  useLayoutEffect(() => {
    if (moved) arrows.current[moved.by]?.focus()
  }, [moved])
  const arrowOf = (by: MoveBy) => ({
    ref: (button: HTMLButtonElement | null) => {
      arrows.current[by] = button
    },
    onGo: () => onMove(by),
  })
  return (
    <ItemFields
      name={name}
      actions={
        <>
          <MoveArrow of={IconArrowUp} label={`Move ${name} up`} isEnd={index === 0} {...arrowOf(-1)} />
          <MoveArrow
            of={IconArrowDown}
            label={`Move ${name} down`}
            isEnd={index === count - 1}
            {...arrowOf(1)}
          />
          <ActionIcon aria-label={`Remove ${name}`} onClick={onRemove}>
            <Icon of={IconTrash} />
          </ActionIcon>
        </>
      }
    >
      <FieldPair>
        <TextInput label="Name" autoComplete="off" maxLength={80} {...input('name')} />
        <TextInput label="Business (optional)" autoComplete="off" maxLength={120} {...input('business')} />
      </FieldPair>
      <LongText label="What they said" rows={2} maxLength={600} {...input('words')} />
    </ItemFields>
  )
}
