import { useQuery } from '@tanstack/react-query'
import { checks } from '#web/app/catalogue.generated.ts'
import { ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'

const CHECK = checks.find(({ looksUp }) => looksUp === 'ads')

/** Above the tabs while Google no longer accepts the permission: what is shown is old, and nothing can be changed. */
export function StandingNote() {
  const { data } = useQuery(ownConnectionsQuery)
  const connection = data?.connections.find(({ page }) => page === CHECK?.path)
  if (connection === undefined || CHECK === undefined) return null
  return (
    <Card
      title="Connect Google Ads again"
      hint="It asks for a new yes from time to time. What you see is from the last time we could read it, and nothing can be changed until then."
    >
      <ConnectServiceButton connection={connection} words="Reconnect" check={CHECK.id} />
    </Card>
  )
}
