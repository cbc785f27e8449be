import { useQuery } from '@tanstack/react-query'
import { testimonials } from '../../app/support-queries.ts'
import { Band } from '../../kit/visitor/Band.tsx'
import { QuoteList } from '../../kit/visitor/QuoteList.tsx'
import { QUOTES } from './home-words.ts'

/** What owners said, once it is read and when there is something. */
export function Testimonials() {
  const quotes = useQuery(testimonials).data?.testimonials ?? []
  if (quotes.length === 0) return null
  return (
    <Band title={QUOTES} look="soft">
      <QuoteList quotes={quotes} />
    </Band>
  )
}
