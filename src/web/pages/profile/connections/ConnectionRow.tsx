import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { type Connection, ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ServiceRow } from '#web/kit/connection/ServiceRow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { connectionLine, pillOf } from './connection-words.ts'
import { ChooseAccount } from './ChooseAccount.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'

/** One service: how it stands, and its buttons. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { timeZone } = useMe()
  const { service, title, state, page, reads } = connection
  const [isLeaving, setLeaving] = useState(false)
  const isIdle = state === 'not_connected' || state === 'not_set_up'
  return (
    <ServiceRow
      title={title}
      pill={pillOf(connection)}
      line={connectionLine(connection, new Date(), timeZone)}
      reads={state === 'not_connected' ? reads : []}
      actions={
        <>
          {state === 'not_connected' && <ConnectButton connection={connection} words="Connect" />}
          {state === 'needs_reconnect' && <ConnectButton connection={connection} words="Reconnect" />}
          {state === 'connected' && page !== null && (
            <Button component={LinkTo} href={page} variant="default" aria-label={`Open ${title}`}>
              Open
            </Button>
          )}
          {!isIdle && (
            <Button variant="subtle" aria-label={`Disconnect ${title}`} onClick={() => setLeaving(true)}>
              Disconnect
            </Button>
          )}
          <DisconnectDialog connection={connection} opened={isLeaving} onClose={() => setLeaving(false)} />
        </>
      }
    >
      {state === 'needs_selection' && <ChooseAccount key={service} connection={connection} />}
    </ServiceRow>
  )
}

/** Goes to the service's own page; a service that needs the handle only is connected at once. */
function ConnectButton({ connection, words }: { connection: Connection; words: string }) {
  const { service, title, kind, handle } = connection
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: () => callApi('POST /connections/{service}/start', { params: { service } }),
    onSuccess: async ({ url }) => {
      if (url !== null) return window.location.assign(url)
      showDone(`${title} is connected`)
      await client.invalidateQueries({ queryKey: ownConnectionsQuery.queryKey })
    },
  })
  if (kind === 'handle' && handle === null)
    return <p>Give us your handle above and save it, then connect it.</p>
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
