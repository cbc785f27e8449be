import { useQuery } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { checkSampleQuery } from '#web/app/queries/connection-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'
import { SAMPLE_WORDS } from '#web/shared/connections/connection-words.ts'

/** Begins the sample of the service that a check waits for. Nothing where there is none, or an account is connected. */
export function TrySample({ check }: { check: ListedCheck }) {
  const offered = useQuery(checkSampleQuery(check.id)).data?.offered
  return (
    offered && (
      <Card title="See what it looks like" hint={SAMPLE_WORDS}>
        <SampleButton connection={{ ...offered, mode: 'live' }} look="default" />
      </Card>
    )
  )
}
