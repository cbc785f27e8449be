import { useQuery } from '@tanstack/react-query'
import { spanWords } from '#core/format/span.ts'
import { type Queue, queueQuery } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { ProofTable } from '#web/kit/table/ProofTable.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { queueName } from './queue-name.ts'

const COLUMNS = [
  { label: 'Work', align: 'left' },
  { label: 'Waiting', align: 'right' },
  { label: 'Running', align: 'right' },
  { label: 'Done', align: 'right' },
  { label: 'Failed', align: 'right' },
  { label: 'Longest wait', align: 'left' },
] as const

/** `/admin/queue`: waiting jobs, and jobs that failed. */
export function QueuePage() {
  usePageTitle('Queue')
  return (
    <>
      <PageHead
        title="Queue"
        lead="What the workers still have to do. Failed jobs are retried automatically; finished ones are counted for an hour."
      />
      <Loaded query={useQuery(queueQuery)} skeleton={<ListSkeleton />}>
        {({ queues, failed }) => (
          <Cards>
            {failed.length > 0 && <FailedJobs jobs={failed} />}
            <Card title="Work" look="flush">
              {queues.length === 0 ? (
                <NoRows>Nothing is queued.</NoRows>
              ) : (
                <ProofTable name="Work" columns={COLUMNS} rows={queues.map(rowOf)} />
              )}
            </Card>
          </Cards>
        )}
      </Loaded>
    </>
  )
}

function rowOf({
  queue: name,
  waiting,
  active,
  completed,
  failed,
  oldest,
}: Queue['queues'][number]): string[] {
  const counts = [waiting, active, completed, failed].map(String)
  return [queueName(name), ...counts, oldest === null ? 'None' : spanWords(oldest, new Date().toISOString())]
}
