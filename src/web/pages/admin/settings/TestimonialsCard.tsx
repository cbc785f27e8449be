import { Button, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { MOST_TESTIMONIALS } from '#core/operator-limits.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfListItem } from './problems-of-list-item.ts'
import { settingQuery, type TestimonialAnswer, type TestimonialsAnswer } from './settings-queries.ts'
import { type MovedItem, TestimonialFields } from './TestimonialFields.tsx'

const EMPTY: TestimonialAnswer = { name: '', business: '', words: '' }

/** Testimonials, in the order of the front page. */
export function TestimonialsCard({ data }: { data: TestimonialsAnswer }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: settingQuery('testimonials'),
    valuesOf: ({ value }: TestimonialsAnswer) => ({ testimonials: value }),
    problems: () => ({}),
    placed: problemsOfListItem('testimonials'),
    save: ({ testimonials }, version) =>
      callApi('PUT /admin/settings/testimonials', { body: { version, value: testimonials } }),
  })
  const { testimonials } = form.values
  const [moved, setMoved] = useState<MovedItem | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const move = (from: number, by: MovedItem['by']) => {
    form.reorderListItem('testimonials', { from, to: from + by })
    setMoved({ to: from + by, by })
  }
  const remove = (index: number) => {
    form.removeListItem('testimonials', index)
    setMoved(null)
    // The buttons belong to places: the pressed one goes with the last. This one is there once there is room again.
    if (index === testimonials.length - 1) setTimeout(() => addButton.current?.focus())
  }
  return (
    <ProfileCard
      title="Testimonials"
      hint="Shown on the front page when there are some. Only what somebody really said, and agreed to."
      {...saving}
    >
      {testimonials.map((_, index) => (
        <TestimonialFields
          key={index}
          form={form}
          index={index}
          count={testimonials.length}
          moved={moved?.to === index ? moved : null}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <VisuallyHidden role="status">
        {moved && `Testimonial: now ${moved.to + 1} of ${testimonials.length}`}
      </VisuallyHidden>
      {testimonials.length < MOST_TESTIMONIALS && (
        <Button
          ref={addButton}
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => form.insertListItem('testimonials', EMPTY)}
        >
          Add a testimonial
        </Button>
      )}
    </ProfileCard>
  )
}
