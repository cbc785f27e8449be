import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'

interface SampleButtonProps {
  connection: Pick<Connection, 'service' | 'title' | 'mode'>
  /** `default`: it is the one button of its card. */
  look?: 'subtle' | 'default'
}

/** Begins the sample of a service, or stops it. */
export function SampleButton({ connection, look = 'subtle' }: SampleButtonProps) {
  const { service, title, mode } = connection
  const client = useQueryClient()
  const isOn = mode === 'sample'
  const words = isOn ? 'Stop the sample' : 'Try with sample data'
  const change = useMutation({
    mutationFn: () =>
      callApi('PUT /connections/{service}/mode', {
        params: { service },
        body: { mode: isOn ? 'live' : 'sample' },
      }),
    onSuccess: async ({ message }) => {
      showDone(message)
      await client.invalidateQueries()
    },
  })
  return (
    <Button
      variant={look}
      aria-label={`${words}: ${title}`}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {words}
    </Button>
  )
}
