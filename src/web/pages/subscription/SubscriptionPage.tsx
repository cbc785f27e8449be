import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { subscriptionQuery } from '#web/app/queries/subscription-queries.ts'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { ProfilePage } from '#web/shared/account/ProfilePage.tsx'
import { PlanCard } from './PlanCard.tsx'
import { ReceiptsCard } from './ReceiptsCard.tsx'

/** `/profile/subscription`: the owner's subscription and its receipts. */
export function SubscriptionPage() {
  return (
    <ProfilePage title="Subscription" lead="Your subscription, and your receipts.">
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
