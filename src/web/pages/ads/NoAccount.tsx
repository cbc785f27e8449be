import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { type AdsOverview, adsQuery } from '#web/app/queries/ads-queries.ts'
import { type Connection, ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { ChooseAccount } from '#web/shared/connections/ChooseAccount.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'
import { ADS_CHECK, adsConnectionIn } from './ads-connection.ts'
import { AdsNotRead } from './TabRowsLoaded.tsx'

/** In place of the ads area while there is no account to show: why, and what to do. */
export function NoAccount({ answer }: { answer: AdsOverview }) {
  return (
    <>
      <PageHead
        title="Ads"
        lead="Your Google Ads: what they cost, what they bring, and how to change them."
      />
      <Loaded query={useQuery(ownConnectionsQuery)} skeleton={<ListSkeleton groups={1} rows={2} />}>
        {({ connections }) => {
          const connection = adsConnectionIn(connections)
          return <Cards>{connection && <WhatToDo answer={answer} connection={connection} />}</Cards>
        }}
      </Loaded>
    </>
  )
}

interface WhatToDoProps {
  answer: AdsOverview
  connection: Connection
}

function WhatToDo({ answer, connection }: WhatToDoProps) {
  const client = useQueryClient()
  const sample = <SampleButton connection={connection} look="default" />
  const connect = (words: string) => (
    <ConnectServiceButton
      connection={connection}
      words={words}
      {...(ADS_CHECK ? { check: ADS_CHECK.id } : {})}
    />
  )
  const choice = (
    <ChooseAccount
      connection={connection}
      onChosen={() => void client.invalidateQueries({ queryKey: adsQuery.queryKey })}
    />
  )
  switch (answer.state) {
    case 'not_set_up':
      return (
        <StateCard kind="empty" title="This isn’t switched on yet" actions={sample}>
          Whoever runs this Fettle has to set up Google Ads first. Nothing is needed from you. You can try
          everything with a made-up florist.
        </StateCard>
      )
    case 'not_connected':
      return (
        <StateCard
          kind="empty"
          title="Connect your ads account"
          actions={
            <>
              {connect('Connect')}
              {sample}
            </>
          }
        >
          Then you see here what your ads cost and bring. Nothing changes at Google until you press a button
          for it.
        </StateCard>
      )
    case 'needs_selection':
      return (
        <Card title="Choose your ads account" hint="Your Google account is connected.">
          {choice}
        </Card>
      )
    case 'needs_reconnect':
      return (
        <StateCard kind="error" title="Connect it again" actions={connect('Reconnect')}>
          Google no longer accepts the permission that you gave. Your ads keep running.
        </StateCard>
      )
    case 'connected':
      return answer.failure === 'needs_selection' ? (
        <Card
          title="Choose another ads account"
          hint={`Google doesn’t let “${connection.account ?? connection.title}” be used. Sort that out with Google, or choose another one here.`}
        >
          {choice}
        </Card>
      ) : (
        <AdsNotRead kind={answer.failure} />
      )
  }
}
