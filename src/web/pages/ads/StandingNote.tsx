import { useQuery } from '@tanstack/react-query'
import { ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { ADS_CHECK, adsConnectionIn } from './ads-connection.ts'

/** Above the tabs while Google no longer accepts the permission: what is shown is old, and nothing can be changed. */
export function StandingNote() {
  const { data } = useQuery(ownConnectionsQuery)
  const connection = adsConnectionIn(data?.connections ?? [])
  if (connection === undefined || ADS_CHECK === undefined) return null
  return (
    <Card
      title="Connect Google Ads again"
      hint="It asks for a new yes from time to time. What you see is from the last time we could read it, and nothing can be changed until then."
    >
      <ConnectServiceButton connection={connection} words="Reconnect" check={ADS_CHECK.id} />
    </Card>
  )
}
