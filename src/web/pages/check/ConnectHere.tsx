import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { type Connection, ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import type { Result } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { ChooseAccount } from '#web/shared/connections/ChooseAccount.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { needsNewPermission } from '#web/shared/connections/connection-words.ts'
import { ConfirmHandle } from './ConfirmHandle.tsx'

interface ConnectHereProps {
  check: ListedCheck
  newest: Result
}

/** Connects the account that a check waits for, on its own page, or asks whether a connected one is right. Nothing where neither is needed. */
export function ConnectHere({ check, newest }: ConnectHereProps) {
  const { data } = useQuery(ownConnectionsQuery)
  const connection = data?.connections.find(({ page }) => page === check.path)
  if (!connection) return null
  switch (connection.state) {
    case 'needs_selection':
      return (
        <Card title={`${connection.title} is nearly connected`}>
          <ChooseAccount key={connection.service} connection={connection} />
        </Card>
      )
    case 'needs_reconnect':
      return (
        <Again
          check={check}
          connection={connection}
          hint="It asks for a new yes from time to time. What you see is from the last time we could read it."
        />
      )
    case 'not_connected':
      return check.awaitsService?.includes(newest.status) ? (
        <FirstTime connection={connection} check={check} />
      ) : null
    case 'connected':
      return needsNewPermission(connection) ? (
        <Again
          check={check}
          connection={connection}
          hint={`${connection.title} doesn’t let us read all of it. Leave all the boxes ticked there.`}
        />
      ) : (
        <ConfirmHandle check={check.id} connection={connection} newest={newest} />
      )
    case 'not_set_up':
      return null
  }
}

function Again({ connection, check, hint }: { connection: Connection; check: ListedCheck; hint: string }) {
  return (
    <Card title={`Connect ${connection.title} again`} hint={hint}>
      <ConnectServiceButton connection={connection} words="Reconnect" check={check.id} />
    </Card>
  )
}

function FirstTime({ connection, check }: { connection: Connection; check: ListedCheck }) {
  const { title, reads, kind, handle } = connection
  return (
    <Card title={`Connect ${title}`}>
      <Stack gap="md" align="flex-start">
        {reads.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {kind === 'handle' && handle === null ? (
          <LinkTo href="/profile/online-presence">Give us your handle first</LinkTo>
        ) : (
          <ConnectServiceButton connection={connection} words="Connect" check={check.id} />
        )}
      </Stack>
    </Card>
  )
}
