import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { type Connection, ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'

interface ConnectButtonProps {
  connection: Pick<Connection, 'service' | 'title'>
  words: string
  /** The check on whose page it stands: the owner comes back there. */
  check?: string
}

/** Goes to the service's own page; a service that needs the handle only is connected at once. */
export function ConnectButton({ connection: { service, title }, words, check }: ConnectButtonProps) {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: () => callApi('POST /connections/{service}/start', { params: { service }, body: { check } }),
    onSuccess: async ({ url }) => {
      if (url !== null) return window.location.assign(url)
      showDone(`${title} is connected`)
      await client.invalidateQueries({ queryKey: ownConnectionsQuery.queryKey })
    },
  })
  return (
    <Button
      variant="default"
      aria-label={`${words} ${title}`}
      loading={start.isPending || (start.data?.url ?? null) !== null}
      onClick={() => start.mutate()}
    >
      {words}
    </Button>
  )
}
