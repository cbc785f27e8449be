import { ActionIcon, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { ItemFields } from '#web/kit/forms/ItemFields.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconArrowDown, IconArrowUp, IconTrash } from '#web/kit/icons.ts'
import type { TestimonialAnswer } from './settings-queries.ts'

interface TestimonialFieldsProps {
  form: UseFormReturnType<{ testimonials: TestimonialAnswer[] }>
  place: number
  count: number
}

/** One testimonial, to edit, move and remove. */
export function TestimonialFields({ form, place, count }: TestimonialFieldsProps) {
  const name = `Testimonial ${place + 1}`
  const input = (field: keyof TestimonialAnswer) => form.getInputProps(`testimonials.${place}.${field}`)
  const move = (to: number) => form.reorderListItem('testimonials', { from: place, to })
  return (
    <ItemFields
      name={name}
      actions={
        <>
          <ActionIcon aria-label={`Move ${name} up`} disabled={place === 0} onClick={() => move(place - 1)}>
            <Icon of={IconArrowUp} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Move ${name} down`}
            disabled={place === count - 1}
            onClick={() => move(place + 1)}
          >
            <Icon of={IconArrowDown} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Remove ${name}`}
            onClick={() => form.removeListItem('testimonials', place)}
          >
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
