import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { ArrivingTotal } from '#web/kit/arriving/ArrivingTotal.tsx'
import { PageSection } from '#web/kit/surface/Layout.tsx'
import { isGoing } from '#core/scan-states.ts'
import { timeToGo } from '#core/time-to-go.ts'

/** The progress of a running scan; its results arrive in the figures below. */
export function ArrivingCard() {
  const { data } = useQuery(resultsQuery)
  const scan = data?.scan
  if (!scan || !isGoing(scan.state) || scan.total === 0) return null
  const elapsedMs = scan.startedAt === null ? 0 : Date.now() - Date.parse(scan.startedAt)
  const left = timeToGo({ elapsedMs, done: scan.finished, of: scan.total })
  return (
    <PageSection>
      <ArrivingTotal done={scan.finished} of={scan.total} left={left ?? undefined} />
    </PageSection>
  )
}
