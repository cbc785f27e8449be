import { Button } from '@mantine/core'
import { callApi } from '#web/app/calls/client.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus } from '#web/kit/icons.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { problemsOfListItem } from './problems-of-list-item.ts'
import { settingQuery, type TestimonialAnswer, type TestimonialsAnswer } from './settings-queries.ts'
import { TestimonialFields } from './TestimonialFields.tsx'

const MOST = 20
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
  return (
    <ProfileCard
      title="Testimonials"
      hint="Shown on the front page when there are some. Only what somebody really said, and agreed to."
      {...saving}
    >
      {testimonials.map((_, place) => (
        <TestimonialFields key={place} form={form} place={place} count={testimonials.length} />
      ))}
      {testimonials.length < MOST && (
        <Button
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
