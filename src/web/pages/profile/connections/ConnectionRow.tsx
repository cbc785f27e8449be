import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ServiceRow } from '#web/kit/connection/ServiceRow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ChooseAccount } from '#web/shared/connections/ChooseAccount.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { connectionLine, needsNewPermission, pillOf } from '#web/shared/connections/connection-words.ts'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'

/** One service: how it stands, and its buttons. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { timeZone } = useMe()
  const { service, title, kind, state, mode, page, reads, isSetUp, hasSample, canStopSample } = connection
  /** `null`: never asked, so that a list of services draws no dialogs. */
  const [isLeaving, setLeaving] = useState<boolean | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isIdle = state === 'not_connected' || state === 'not_set_up'
  const isSample = mode === 'sample'
  const canChoose = state === 'connected' && kind === 'oauth' && !isSample
  return (
    <ServiceRow
      title={title}
      pill={pillOf(connection)}
      line={connectionLine(connection, new Date(), timeZone)}
      reads={state === 'not_connected' ? reads : []}
      actions={
        <>
          {state === 'not_connected' && <ConnectServiceButton connection={connection} words="Connect" />}
          {needsNewPermission(connection) && (
            <ConnectServiceButton connection={connection} words="Reconnect" />
          )}
          {isSample && isSetUp && (
            <ConnectServiceButton connection={connection} words="Connect the real account" />
          )}
          {(isSample ? canStopSample : isIdle && hasSample) && <SampleButton connection={connection} />}
          {state === 'connected' && page !== null && (
            <Button component={LinkTo} href={page} variant="default" aria-label={`Open ${title}`}>
              Open
            </Button>
          )}
          {canChoose && !isChoosing && (
            <Button
              variant="subtle"
              aria-label={`Choose another: ${title}`}
              onClick={() => setChoosing(true)}
            >
              Choose another
            </Button>
          )}
          {!isIdle && !isSample && (
            <Button variant="subtle" aria-label={`Disconnect ${title}`} onClick={() => setLeaving(true)}>
              Disconnect
            </Button>
          )}
          {isLeaving !== null && (
            <DisconnectDialog connection={connection} opened={isLeaving} onClose={() => setLeaving(false)} />
          )}
        </>
      }
    >
      {state === 'needs_selection' && <ChooseAccount key={service} connection={connection} />}
      {canChoose && isChoosing && (
        <Stack gap="md" align="flex-start">
          <ChooseAccount connection={connection} onChosen={() => setChoosing(false)} />
          <p>
            What we read of another one before is deleted. Not in the list? Disconnect {title}, and connect it
            again with the account that looks after it.
          </p>
          <Button variant="subtle" onClick={() => setChoosing(false)}>
            Leave it as it is
          </Button>
        </Stack>
      )}
    </ServiceRow>
  )
}
