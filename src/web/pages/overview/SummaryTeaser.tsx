import { useQuery } from '@tanstack/react-query'
import { Teaser } from '#web/kit/overview/Teaser.tsx'
import { summaryQuery } from '#web/app/queries/summary-query.ts'
import { summaryProgressWords } from '#web/shared/summary/summary-progress-words.ts'

/** A hint at the business summary, and what it still lacks. */
export function SummaryTeaser() {
  const { data } = useQuery(summaryQuery)
  return (
    <Teaser title="My Business Summary" action={{ href: '/my-business-summary', label: 'Open my summary' }}>
      One tidy page about your business, ready for the bank or a new adviser.{' '}
      {data && summaryProgressWords(data)}
    </Teaser>
  )
}
