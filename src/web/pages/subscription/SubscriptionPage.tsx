import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/Loaded.tsx'
import { subscriptionQuery } from '../../app/subscription-queries.ts'
import { ListSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { PlanCard } from './PlanCard.tsx'
import { ReceiptsCard } from './ReceiptsCard.tsx'

/** `/profile/subscription`: the owner's subscription and its receipts. */
export function SubscriptionPage() {
  return (
    <ProfilePage title="Subscription" lead="How it stands, and the receipts of what you paid.">
      <Loaded query={useQuery(subscriptionQuery)} skeleton={<ListSkeleton groups={2} rows={2} />}>
        {(data) => (
          <>
            <PlanCard subscription={data} />
            <ReceiptsCard receipts={data.receipts} />
          </>
        )}
      </Loaded>
    </ProfilePage>
  )
}
