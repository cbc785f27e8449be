import { useQuery } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { ChooseAccount } from '#web/shared/connections/ChooseAccount.tsx'

/** The way to the owner's own ads, from their check, or to another account where Google stopped theirs; nothing while none is connected. */
export function AdsLink({ check }: { check: ListedCheck }) {
  const { data } = useQuery(ownConnectionsQuery)
  const connection = data?.connections.find(({ page }) => page === check.path)
  if (connection?.state !== 'connected' || connection.mode === 'sample') return null
  if (connection.failure?.kind === 'needs_selection')
    return (
      <Card
        title="Choose another ads account"
        hint={`Google doesn’t let “${connection.account ?? connection.title}” be used. Sort that out with Google, or choose another one here.`}
      >
        <ChooseAccount connection={connection} />
      </Card>
    )
  return (
    <Card
      title="Your ads"
      hint="What they cost and bring. You can pause them and change their budgets there."
    >
      <LinkTo href="/ads">Open your ads</LinkTo>
    </Card>
  )
}
