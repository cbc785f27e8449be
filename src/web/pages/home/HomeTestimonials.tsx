import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { Band } from '#web/kit/visitor/Band.tsx'
import { Testimonials } from '#web/kit/visitor/Testimonials.tsx'
import { TESTIMONIALS_TITLE } from './home-words.ts'

const testimonials = queryOptions({
  queryKey: ['testimonials'],
  queryFn: () => callApi('GET /testimonials'),
  select: (answer) => answer.testimonials,
})

/** Testimonials; nothing while there are none. */
export function HomeTestimonials() {
  const { data = [] } = useQuery(testimonials)
  if (data.length === 0) return null
  return (
    <Band title={TESTIMONIALS_TITLE} look="soft">
      <Testimonials testimonials={data} />
    </Band>
  )
}
