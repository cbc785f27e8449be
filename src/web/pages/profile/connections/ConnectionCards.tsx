import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { type Connection, ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { ConnectionRow } from './ConnectionRow.tsx'

const GROUPS = [
  { title: 'These need a word from you', states: ['needs_selection', 'needs_reconnect'], mode: 'live' },
  { title: 'Connected', states: ['connected'], mode: 'live' },
  { title: 'With sample data', states: ['connected'], mode: 'sample' },
  { title: 'Not connected', states: ['not_connected', 'not_set_up'], mode: 'live' },
] as const satisfies readonly {
  title: string
  states: readonly Connection['state'][]
  mode: Connection['mode']
}[]

/** The services that an owner can connect, those that wait for the owner first. */
export function ConnectionCards() {
  return (
    <Loaded query={useQuery(ownConnectionsQuery)} skeleton={<ListSkeleton groups={1} rows={4} />}>
      {({ connections }) => <Groups connections={connections} />}
    </Loaded>
  )
}

function Groups({ connections }: { connections: readonly Connection[] }) {
  return (
    <>
      {GROUPS.map(({ title, states, mode }) => {
        const members = connections.filter(
          (one) => one.mode === mode && states.some((state) => state === one.state),
        )
        return (
          members.length > 0 && (
            <Card key={title} title={title} look="flush">
              {mode === 'sample' && <SampleBanner />}
              <ul>
                {members.map((connection) => (
                  <ConnectionRow key={connection.service} connection={connection} />
                ))}
              </ul>
            </Card>
          )
        )
      })}
    </>
  )
}
