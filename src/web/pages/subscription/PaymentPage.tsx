import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { orderQuery } from '#web/app/queries/subscription-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { PaymentStateCard } from './PaymentStateCard.tsx'

/** `/payment-success`: the state of an order, by the payment service and not by this address. */
export function PaymentPage() {
  usePageTitle('Your payment')
  const { order } = useSearch({ from: '/owner/payment-success' })
  const query = useQuery({ ...orderQuery(order ?? ''), enabled: order !== undefined })
  if (order === undefined) return <Unknown />
  return (
    <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={1} />} missing={<Unknown />} isPage>
      {(data) => <PaymentStateCard order={data} />}
    </Loaded>
  )
}

const Unknown = () => (
  <StateCard
    kind="empty"
    title="We couldn’t find this payment"
    isPage
    actions={
      <Button component={LinkTo} href="/profile/subscription">
        See my subscription
      </Button>
    }
  >
    You’ll find what you’ve paid on your subscription page.
  </StateCard>
)
