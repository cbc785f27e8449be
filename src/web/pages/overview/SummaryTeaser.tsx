import { Button } from '@mantine/core'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { Card } from '../../kit/surface/Card.tsx'

/** A page about the business for the bank or an adviser. */
export function SummaryTeaser({ hasSummary }: { hasSummary: boolean }) {
  return (
    <Card
      title="My Business Summary"
      hint={`One tidy page about your business, ready for the bank or a new adviser. ${
        hasSummary ? 'Yours is ready to read and print.' : 'We’ve filled in what we know.'
      }`}
      aside={
        <Button component={LinkTo} href="/my-business-summary" variant="default">
          Open my summary
        </Button>
      }
    />
  )
}
