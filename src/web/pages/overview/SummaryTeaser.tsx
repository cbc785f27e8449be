import { Teaser } from '../../kit/overview/Teaser.tsx'

/** A page about the business for the bank or an adviser. */
export function SummaryTeaser({ hasSummary }: { hasSummary: boolean }) {
  return (
    <Teaser title="My Business Summary" action={{ href: '/my-business-summary', label: 'Open my summary' }}>
      One tidy page about your business, ready for the bank or a new adviser.{' '}
      {hasSummary ? 'Yours is ready to read and print.' : 'We’ve filled in what we know.'}
    </Teaser>
  )
}
