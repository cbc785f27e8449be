import { lazy, Suspense } from 'react'
import { ArrivingRow } from '#web/kit/arriving/ArrivingRow.tsx'
import { OpenRow } from '#web/kit/arriving/OpenRow.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import type { PublicScanRow } from '#web/shared/public-scan/public-scan-view.ts'

const ResultDetail = lazy(async () => ({ default: (await import('./ResultDetail.tsx')).ResultDetail }))

/** One check: waiting, running, or with a result that opens. */
export function PublicScanRowView({
  check,
  title,
  arrival,
  hasResult,
  time,
}: PublicScanRow & { time?: string | undefined }) {
  if (arrival.state !== 'landed' || !hasResult) return <ArrivingRow title={title} arrival={arrival} />
  const detail = () => (
    <Suspense fallback={<SkeletonBar width="60%" />}>
      <ResultDetail id={check} />
    </Suspense>
  )
  return <OpenRow title={title} arrival={arrival} time={time} detail={detail} />
}
