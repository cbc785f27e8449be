import { useQuery } from '@tanstack/react-query'
import { isGoing } from '#core/scan-states.ts'
import { timeToGo } from '#core/time-to-go.ts'
import { useNow } from '#web/app/live/use-now.ts'
import { useOnline } from '#web/app/live/use-online.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { ArrivingTotal } from '#web/kit/arriving/ArrivingTotal.tsx'
import { PageSection } from '#web/kit/surface/Layout.tsx'

/** The progress of a running scan; its results arrive in the figures below. */
export function ArrivingCard() {
  const { data } = useQuery(resultsQuery)
  const isOnline = useOnline()
  const scan = data?.scan && isGoing(data.scan.state) ? data.scan : null
  const startedAt = isOnline ? (scan?.startedAt ?? null) : null
  const now = useNow(startedAt !== null)
  if (!scan || scan.total === 0) return null
  const elapsedMs = startedAt === null ? 0 : Math.max(0, now - Date.parse(startedAt))
  const left = startedAt === null ? null : timeToGo({ elapsedMs, done: scan.finished, of: scan.total })
  return (
    <PageSection>
      <ArrivingTotal done={scan.finished} of={scan.total} left={left ?? undefined} />
    </PageSection>
  )
}
