import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ServiceRow } from '#web/kit/connection/ServiceRow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ChooseAccount } from '#web/shared/connections/ChooseAccount.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { connectionLine, pillOf } from '#web/shared/connections/connection-words.ts'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'

/** One service: how it stands, and its buttons. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { timeZone } = useMe()
  const { service, title, state, mode, page, reads, isSetUp, hasSample, canStopSample } = connection
  const [isLeaving, setLeaving] = useState(false)
  const isIdle = state === 'not_connected' || state === 'not_set_up'
  const isSample = mode === 'sample'
  return (
    <ServiceRow
      title={title}
      pill={pillOf(connection)}
      line={connectionLine(connection, new Date(), timeZone)}
      reads={state === 'not_connected' ? reads : []}
      actions={
        <>
          {state === 'not_connected' && <ConnectServiceButton connection={connection} words="Connect" />}
          {state === 'needs_reconnect' && <ConnectServiceButton connection={connection} words="Reconnect" />}
          {isSample && isSetUp && (
            <ConnectServiceButton connection={connection} words="Connect the real account" />
          )}
          {(isSample ? canStopSample : isIdle && hasSample) && <SampleButton connection={connection} />}
          {state === 'connected' && page !== null && (
            <Button component={LinkTo} href={page} variant="default" aria-label={`Open ${title}`}>
              Open
            </Button>
          )}
          {!isIdle && !isSample && (
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
