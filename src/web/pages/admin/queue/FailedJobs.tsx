import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { type FailedJobAnswer, queueQuery } from '#web/app/queries/admin-queries.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { queueName } from './queue-name.ts'

/** Jobs that failed for good, with the reason, and a button to repeat each. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJobAnswer[] }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (id: string) => callApi('POST /admin/queue/{id}/retry', { params: { id } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: queueQuery.queryKey }),
  })
  return (
    <Card title="Failed for good" look="flush" count={jobs.length}>
      <Rows>
        {jobs.map((job) => (
          <Job key={job.id} job={job} isBusy={retry.isPending} onRetry={() => retry.mutate(job.id)} />
        ))}
      </Rows>
    </Card>
  )
}

const AGAIN = 'Try again'
const OFF = 'Take off the list'

interface JobProps {
  job: FailedJobAnswer
  isBusy: boolean
  onRetry: () => void
}

function Job({
  job: { queue, about, reason, tries, queuedAt, failedAt, canRetry },
  isBusy,
  onRetry,
}: JobProps) {
  const { timeZone } = useMe()
  const when = momentWords(failedAt ?? queuedAt, new Date(), timeZone)
  const name = about === '' ? queueName(queue) : `${queueName(queue)}: ${about}`
  return (
    <RecordRow
      title={name}
      lines={[
        reason === '' ? 'No reason was given' : reason,
        `Failed ${when}, after ${tries === 1 ? 'one try' : `${tries} tries`}`,
      ]}
      end={
        <Button
          variant="default"
          size="sm"
          disabled={isBusy}
          onClick={onRetry}
          aria-label={`${canRetry ? AGAIN : OFF}: ${name}`}
        >
          {canRetry ? AGAIN : OFF}
        </Button>
      }
    />
  )
}
