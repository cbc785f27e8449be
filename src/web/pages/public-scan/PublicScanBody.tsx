import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { ArrivingGroup } from '#web/kit/arriving/ArrivingGroup.tsx'
import { Cards, ColumnsLayout } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import type { PublicScanGroup, PublicScanView } from '#web/shared/public-scan/public-scan-view.ts'
import { gainAtEnd } from './gain-at-end.ts'
import { ALSO, askingWords } from './public-scan-words.ts'
import { PublicScanRowView } from './PublicScanRowView.tsx'
import { twoColumns } from './two-columns.ts'
import type { FirstJobSeen } from './use-first-job.ts'

const FirstJob = lazy(async () => ({ default: (await import('./FirstJob.tsx')).FirstJob }))
const InOrder = lazy(async () => ({ default: (await import('./InOrder.tsx')).InOrder }))

interface PublicScanBodyProps {
  view: PublicScanView
  seen: FirstJobSeen
  /** Of the website. */
  host: string
  /** Notes above the results. */
  children: ReactNode
  /** Below them: how to keep the results. */
  keep: ReactNode
}

/** The first job, then all rows: by category while they arrive, by what matters once they have; then what only the owner can answer. */
export function PublicScanBody({ view, seen, host, children, keep }: PublicScanBodyProps) {
  const { asking } = view
  // Deferred: what is on the screen stays until the code of what follows it has come.
  const job = useDeferredValue(seen.job)
  const end = useDeferredValue(seen.end)
  return (
    <Cards>
      {children}
      <Suspense>{job && <FirstJob {...job} gain={gainAtEnd(end, job.item.check)} host={host} />}</Suspense>
      <Suspense fallback={<SkeletonBar width="60%" />}>
        {end ? <InOrder rows={view.counted} end={end} first={job?.item.check} /> : <ByCategory view={view} />}
      </Suspense>
      {asking !== 0 && (
        <Note tone="more_info" lead={askingWords(asking)}>
          such as whether you sell online or use Facebook. Once you have an account we’ll ask, a few at a
          time.
        </Note>
      )}
      {keep}
    </Cards>
  )
}

const Group = ({ title, done, rows }: PublicScanGroup) => (
  <ArrivingGroup name={title} done={done} of={rows.length}>
    {rows.map((row) => (
      <PublicScanRowView key={row.check} {...row} />
    ))}
  </ArrivingGroup>
)

/** Each row in its position, whether it has a result or not. */
function ByCategory({ view: { groups, also } }: { view: PublicScanView }) {
  return (
    <>
      <ColumnsLayout shape="two">
        {twoColumns(groups).map((half, index) => (
          <Cards key={index}>
            {half.map((group) => (
              <Group key={group.id} {...group} />
            ))}
          </Cards>
        ))}
      </ColumnsLayout>
      {also.length > 0 && <Group id="also" title={ALSO} done={also.length} rows={also} />}
    </>
  )
}
